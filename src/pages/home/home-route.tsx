import { siteContent } from 'virtual:content/site'
import { HomePage } from './home-page.tsx'

export default function HomeRoute() {
  return <HomePage content={siteContent} />
}
