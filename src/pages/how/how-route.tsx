import { howContent } from 'virtual:content/how'
import { siteContent } from 'virtual:content/site'
import { HowPage } from './how-page.tsx'

export default function HowRoute() {
  return <HowPage content={howContent} site={siteContent} />
}
