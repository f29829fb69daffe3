import { homeContent } from 'virtual:content/home'
import { siteContent } from 'virtual:content/site'
import { HomePage } from './home-page.tsx'

export default function HomeRoute() {
  return <HomePage content={homeContent} site={siteContent} />
}
