import { siteContent } from 'virtual:content/site'
import { updatesContent } from 'virtual:content/updates'
import { sendUpdates } from '#client/calls/messages.ts'
import { UpdatesPage } from './updates-page.tsx'

export default function UpdatesRoute() {
  return <UpdatesPage content={updatesContent} site={siteContent} send={sendUpdates} />
}
