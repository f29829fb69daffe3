/** The route table. Pages are loaded lazily; prerendering and the first load await them. */
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { modules } from 'virtual:content/modules'
import { pathsContent } from 'virtual:content/paths'

export type PageModule = { readonly default: ComponentType }

export type Route = {
  readonly path: string
  /** The id of the entry with title and description in content/settings/site.yaml. */
  readonly meta: string
  readonly load: () => Promise<PageModule>
  /** The route only leads to another page, so it is not prerendered and not in the site map. */
  readonly isRedirect?: boolean
}

/** null: the content does not have this page. */
type PageEntry = Omit<Route, 'path'> & { readonly path: string | null }

const { pages } = pathsContent

const start: PageEntry = {
  path: '/',
  meta: 'quiz',
  load: () => import('#pages/start/start-route.tsx'),
  isRedirect: true,
}

/** Only in a content with accounts. */
const accountPages = (): readonly PageEntry[] => [
  {
    path: pages.login,
    meta: 'login',
    load: () => import('#pages/login/login-route.tsx'),
  },
  {
    path: pages.signup,
    meta: 'signup',
    load: () => import('#pages/signup/signup-route.tsx'),
  },
  {
    path: pages.forgot_password,
    meta: 'forgot-password',
    load: () => import('#pages/forgot-password/forgot-password-route.tsx'),
  },
  {
    path: pages.reset_password,
    meta: 'reset-password',
    load: () => import('#pages/reset-password/reset-password-route.tsx'),
  },
  {
    path: pages.logout,
    meta: 'logout',
    load: () => import('#pages/logout/logout-route.tsx'),
  },
  {
    path: pages.analysis,
    meta: 'analysis',
    load: () => import('#pages/dashboard/analysis/analysis-route.tsx'),
  },
  ...(modules.products
    ? [
        {
          path: pages.recommendations,
          meta: 'recommendations',
          load: () => import('#pages/dashboard/recommendations/recommendations-route.tsx'),
        },
      ]
    : []),
  {
    path: pages.report_history,
    meta: 'report-history',
    load: () => import('#pages/dashboard/reports/report-history-route.tsx'),
  },
  {
    path: pages.report_history && `${pages.report_history}/:id`,
    meta: 'report-history',
    load: () => import('#pages/dashboard/reports/report-route.tsx'),
  },
  {
    path: pages.account,
    meta: 'account',
    load: () => import('#pages/account/account-route.tsx'),
  },
]

/** Each file in content/pages/text is a page; its `route` is the path. */
const textPages = (): readonly PageEntry[] =>
  pathsContent.texts.map(({ id, route }) => ({
    path: route,
    meta: id,
    load: () => import('#pages/text/text-route.tsx'),
  }))

/** Campaign paths come from content/pages/updates.yaml. Their spelling is case-sensitive. */
const updatesPages = (): readonly PageEntry[] => [
  {
    path: pages.unsubscribe,
    meta: 'unsubscribe',
    load: () => import('#pages/unsubscribe/unsubscribe-route.tsx'),
  },
  ...pathsContent.campaigns.map((path) => ({
    path,
    meta: 'updates',
    load: () => import('#pages/updates/updates-route.tsx'),
  })),
]

/**
 * Each address is the `route` of its page in the content, so that the check of links uses the same addresses. When the content does
 * not have a module, its pages are not routes; the bundler leaves out the code that loads them, because `modules` are constants.
 */
export const routes: readonly Route[] = [
  ...(modules.home
    ? [
        {
          path: pages.home,
          meta: 'home',
          load: () => import('#pages/home/home-route.tsx'),
        },
      ]
    : [start]),
  ...(modules.about
    ? [
        {
          path: pages.about,
          meta: 'about',
          load: () => import('#pages/about/about-route.tsx'),
        },
      ]
    : []),
  ...(modules.how ? [{ path: pages.how, meta: 'how', load: () => import('#pages/how/how-route.tsx') }] : []),
  { path: pages.quiz, meta: 'quiz', load: () => import('#pages/quiz/quiz-route.tsx') },
  ...(modules.accounts ? accountPages() : []),
  ...(modules.feedback
    ? [
        {
          path: pages.feedback,
          meta: 'feedback',
          load: () => import('#pages/feedback/feedback-route.tsx'),
        },
      ]
    : []),
  ...(modules.complaints
    ? [
        {
          path: pages.complaints,
          meta: 'complaints',
          load: () => import('#pages/complaints/complaints-route.tsx'),
        },
      ]
    : []),
  ...(modules.texts ? textPages() : []),
  ...(modules.updates ? updatesPages() : []),
].flatMap(({ path, ...route }: PageEntry): readonly Route[] => (path === null ? [] : [{ path, ...route }]))

export const notFound: Route = {
  path: '*',
  meta: 'not-found',
  load: () => import('#pages/not-found/not-found-route.tsx'),
}

/** The path at which a page is prerendered: `-` stands for every id, and /404 for every unknown path. */
export const builtPath = ({ path }: Route): string => (path === notFound.path ? '/404' : path.replace(/:\w+/g, '-'))

/** Ignores a trailing slash, but not case. */
export const routeAt = (pathname: string): Route =>
  routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname)) ?? notFound
