import { complaintsContent } from 'virtual:content/complaints'
import { siteContent } from 'virtual:content/site'
import { sendComplaint } from '#client/calls/messages.ts'
import { ComplaintsPage } from './complaints-page.tsx'

export default function ComplaintsRoute() {
  return <ComplaintsPage content={complaintsContent} site={siteContent} send={sendComplaint} />
}
