import { pathsContent } from 'virtual:content/paths'
import type { Route } from './routes.tsx'

/** By the `meta` of the route. */
const files: Readonly<Record<string, string>> = {
  home: 'home/home-route.tsx',
  about: 'about/about-route.tsx',
  how: 'how/how-route.tsx',
  quiz: 'quiz/quiz-route.tsx',
  login: 'login/login-route.tsx',
  signup: 'signup/signup-route.tsx',
  'forgot-password': 'forgot-password/forgot-password-route.tsx',
  'reset-password': 'reset-password/reset-password-route.tsx',
  logout: 'logout/logout-route.tsx',
  analysis: 'dashboard/analysis/analysis-route.tsx',
  recommendations: 'dashboard/recommendations/recommendations-route.tsx',
  'report-history': 'dashboard/reports/report-history-route.tsx',
  account: 'account/account-route.tsx',
  feedback: 'feedback/feedback-route.tsx',
  complaints: 'complaints/complaints-route.tsx',
  unsubscribe: 'unsubscribe/unsubscribe-route.tsx',
  updates: 'updates/updates-route.tsx',
  'not-found': 'not-found/not-found-route.tsx',
}

/**
 * The file that the `load` of a route imports, below src/pages. The build preloads its chunks with the page. It is not in the route table,
 * because browsers load that before the first page.
 */
export const fileOf = ({ isRedirect, meta, path }: Route): string => {
  if (isRedirect) return 'start/start-route.tsx'
  if (path.includes(':')) return 'dashboard/reports/report-route.tsx'
  const isText = pathsContent.texts.some(({ route }) => route === path)
  return (isText ? undefined : files[meta]) ?? 'text/text-route.tsx'
}
