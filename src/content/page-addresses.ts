import type { Content } from '#types/content.generated.ts'
import { memoise } from './memoise.ts'
import { isObject } from './yaml/json-pointer.ts'

/** The address of a page. `owner` is the object with the property `route`. */
export type Address = { readonly owner: object; readonly route: string; readonly id: unknown }

/** The addresses of all pages. Campaign paths come last: if two addresses are equal, the campaign's is the one to change. */
export const addressesOf = memoise((pages: Content['pages']): readonly Address[] => {
  const found = addressesIn(pages)
  const campaigns = addressesIn(pages.updates?.paths)
  const isCampaign = ({ owner }: Address) => campaigns.some((campaign) => campaign.owner === owner)
  return [...found.filter((address) => !isCampaign(address)), ...campaigns]
})

/**
 * Where the router serves the pages that have code of their own; null for a page that this content does not have. Text pages and
 * campaigns are lists in the content.
 */
export const pageRoutes = (pages: Content['pages']) => {
  const { dashboard } = pages
  const route = (page: { readonly route: string } | undefined): string | null => page?.route ?? null
  return {
    home: route(pages.home),
    about: route(pages.about),
    how: route(pages.how),
    quiz: pages.quiz.route,
    login: route(pages.login),
    signup: route(pages.signup),
    forgot_password: route(pages.forgot_password),
    reset_password: route(pages.reset_password),
    logout: route(pages.logout),
    analysis: dashboard ? pathOf(dashboard.analysis.route) : null,
    recommendations: route(dashboard?.recommendations),
    report_history: route(dashboard?.report_history),
    account: route(dashboard?.account),
    feedback: route(pages.feedback),
    complaints: route(pages.complaints),
    unsubscribe: route(pages.unsubscribe),
  }
}

/** Where the brand in the header leads: the home page or, in a content without one, the quiz. */
export const startAddress = ({ home, quiz }: Content['pages']): string => home?.route ?? quiz.route

/** Where the Exit button leads. null: there is no page to go to except the quiz, so there is no Exit button. */
export const exitAddress = ({ constants, pages }: Pick<Content, 'constants' | 'pages'>): string | null => {
  const target = pathOf(constants.redirects.exit_quiz)
  return addressesOf(pages).some(({ route }) => pathOf(route) === target && target !== pages.quiz.route) ? target : null
}

/** The path of a link, without query, fragment and slashes at its end. */
export const pathOf = (link: string): string => link.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')

/** The addresses in this value, at any depth. */
export const addressesIn = (value: unknown): readonly Address[] => {
  if (!isObject(value)) return []
  const { route, id } = value as { readonly route?: unknown; readonly id?: unknown }
  const own = typeof route === 'string' ? [{ owner: value, route, id }] : []
  return [...own, ...Object.values(value).flatMap(addressesIn)]
}
