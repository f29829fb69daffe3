import { aboutContent } from 'virtual:content/about'
import { siteContent } from 'virtual:content/site'
import { AboutPage } from './about-page.tsx'

export default function AboutRoute() {
  return <AboutPage content={aboutContent} site={siteContent} />
}
