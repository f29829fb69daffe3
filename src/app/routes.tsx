/** The route table. Pages are loaded lazily; prerendering and the first load await them. */
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { pathsContent } from 'virtual:content/paths'

export type PageModule = { readonly default: ComponentType }

export type Route = {
  readonly path: string
  /** The id of the entry with title and description in content/settings/site.yaml. */
  readonly meta: string
  /** The file that `load` imports, below src/pages. The build preloads its chunks with the page. */
  readonly file: string
  readonly load: () => Promise<PageModule>
}

/** Campaign paths come from content/pages/updates.yaml. Their spelling is case-sensitive. */
const campaigns = pathsContent.campaigns.map((path): Route => ({
  path,
  meta: 'updates',
  file: 'updates/updates-route.tsx',
  load: () => import('#pages/updates/updates-route.tsx'),
}))

/** Each file in content/pages/text is a page; its `route` is the path. */
const texts = pathsContent.texts.map(({ id, route }): Route => ({
  path: route,
  meta: id,
  file: 'text/text-route.tsx',
  load: () => import('#pages/text/text-route.tsx'),
}))

const { pages } = pathsContent

/** Each address is the `route` of its page in the content, which the check of links reads as well. */
const known: readonly (Omit<Route, 'path'> & { readonly path: string | null })[] = [
  { path: pages.home, meta: 'home', file: 'home/home-route.tsx', load: () => import('#pages/home/home-route.tsx') },
  {
    path: pages.about,
    meta: 'about',
    file: 'about/about-route.tsx',
    load: () => import('#pages/about/about-route.tsx'),
  },
  { path: pages.how, meta: 'how', file: 'how/how-route.tsx', load: () => import('#pages/how/how-route.tsx') },
  { path: pages.quiz, meta: 'quiz', file: 'quiz/quiz-route.tsx', load: () => import('#pages/quiz/quiz-route.tsx') },
  {
    path: pages.login,
    meta: 'login',
    file: 'login/login-route.tsx',
    load: () => import('#pages/login/login-route.tsx'),
  },
  {
    path: pages.signup,
    meta: 'signup',
    file: 'signup/signup-route.tsx',
    load: () => import('#pages/signup/signup-route.tsx'),
  },
  {
    path: pages.forgot_password,
    meta: 'forgot-password',
    file: 'forgot-password/forgot-password-route.tsx',
    load: () => import('#pages/forgot-password/forgot-password-route.tsx'),
  },
  {
    path: pages.reset_password,
    meta: 'reset-password',
    file: 'reset-password/reset-password-route.tsx',
    load: () => import('#pages/reset-password/reset-password-route.tsx'),
  },
  {
    path: pages.logout,
    meta: 'logout',
    file: 'logout/logout-route.tsx',
    load: () => import('#pages/logout/logout-route.tsx'),
  },
  {
    path: pages.analysis,
    meta: 'analysis',
    file: 'dashboard/analysis/analysis-route.tsx',
    load: () => import('#pages/dashboard/analysis/analysis-route.tsx'),
  },
  {
    path: pages.recommendations,
    meta: 'recommendations',
    file: 'dashboard/recommendations/recommendations-route.tsx',
    load: () => import('#pages/dashboard/recommendations/recommendations-route.tsx'),
  },
  {
    path: pages.report_history,
    meta: 'report-history',
    file: 'dashboard/reports/report-history-route.tsx',
    load: () => import('#pages/dashboard/reports/report-history-route.tsx'),
  },
  {
    path: pages.report_history && `${pages.report_history}/:id`,
    meta: 'report-history',
    file: 'dashboard/reports/report-route.tsx',
    load: () => import('#pages/dashboard/reports/report-route.tsx'),
  },
  {
    path: pages.account,
    meta: 'account',
    file: 'account/account-route.tsx',
    load: () => import('#pages/account/account-route.tsx'),
  },
  {
    path: pages.feedback,
    meta: 'feedback',
    file: 'feedback/feedback-route.tsx',
    load: () => import('#pages/feedback/feedback-route.tsx'),
  },
  {
    path: pages.complaints,
    meta: 'complaints',
    file: 'complaints/complaints-route.tsx',
    load: () => import('#pages/complaints/complaints-route.tsx'),
  },
  {
    path: pages.unsubscribe,
    meta: 'unsubscribe',
    file: 'unsubscribe/unsubscribe-route.tsx',
    load: () => import('#pages/unsubscribe/unsubscribe-route.tsx'),
  },
]

/** Pages that the content does not have are no routes. */
export const routes: readonly Route[] = [
  ...known.flatMap(({ path, ...route }) => (path === null ? [] : [{ path, ...route }])),
  ...texts,
  ...campaigns,
]

export const notFound: Route = {
  path: '*',
  meta: 'not-found',
  file: 'not-found/not-found-route.tsx',
  load: () => import('#pages/not-found/not-found-route.tsx'),
}

/** The path at which a page is prerendered: one stands for all ids, and /404 for all unknown paths. */
export const builtPath = ({ path }: Route): string => (path === notFound.path ? '/404' : path.replace(/:\w+/g, '-'))

/** Ignores a trailing slash, but not case. */
export const routeAt = (pathname: string): Route =>
  routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname)) ?? notFound
