import { siteContent } from 'virtual:content/site'
import { NotFoundPage } from './not-found-page.tsx'

export default function NotFoundRoute() {
  return <NotFoundPage content={siteContent} />
}
