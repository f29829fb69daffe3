import { Redirect } from '#pages/router/router.tsx'
import { pathsContent } from 'virtual:content/paths'

/** The address of the site in a content without a home page: it leads to the quiz. The server redirects there itself. */
export default function StartRoute() {
  return <Redirect to={pathsContent.pages.quiz} />
}
