import { Navigate } from 'react-router-dom'
import { pathsContent } from 'virtual:content/paths'

/** The address of the site in a content without a home page: it leads to the quiz. The server redirects there itself. */
export default function StartRoute() {
  return <Navigate to={pathsContent.pages.quiz} replace />
}
