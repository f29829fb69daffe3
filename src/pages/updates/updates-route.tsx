import { siteContent } from 'virtual:content/site'
import { updatesContent } from 'virtual:content/updates'
import { sendUpdates } from '#client/messages-to-us.ts'
import { UpdatesPage } from './updates-page.tsx'

export default function UpdatesRoute() {
  return <UpdatesPage content={updatesContent} site={siteContent} send={sendUpdates} />
}
