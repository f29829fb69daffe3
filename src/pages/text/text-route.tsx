import { matchPath, useLocation } from 'react-router-dom'
import { siteContent } from 'virtual:content/site'
import { textContent } from 'virtual:content/text'
import { TextPage } from './text-page.tsx'

/** The route of all text pages: the path selects the page. */
export default function TextRoute() {
  const { pathname } = useLocation()
  const page = textContent.pages.find(({ route }) => matchPath({ path: route, caseSensitive: true }, pathname))
  return page && <TextPage key={page.id} content={textContent} page={page} site={siteContent} />
}
