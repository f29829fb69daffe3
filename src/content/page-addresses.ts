import type { Content } from '#types/content.generated.ts'
import { isObject } from './yaml/json-pointer.ts'

/** The address of a page. `owner` is the object with the property `route`. */
export type Address = { readonly owner: object; readonly route: string; readonly id: unknown }

/** The addresses of all pages. Campaign paths come last: if two addresses are equal, the campaign's is the one to change. */
export const addressesOf = (pages: Content['pages']): readonly Address[] => {
  const found = addressesIn(pages)
  const campaigns = addressesIn(pages.updates.paths)
  const isCampaign = ({ owner }: Address) => campaigns.some((campaign) => campaign.owner === owner)
  return [...found.filter((address) => !isCampaign(address)), ...campaigns]
}

/** Where the router serves the pages that have code of their own. Text pages and campaigns are lists in the content. */
export const pageRoutes = (pages: Content['pages']) => {
  const { account, analysis, recommendations, report_history } = pages.dashboard
  return {
    home: pages.home.route,
    about: pages.about.route,
    how: pages.how.route,
    quiz: pages.quiz.route,
    login: pages.login.route,
    signup: pages.signup.route,
    forgot_password: pages.forgot_password.route,
    reset_password: pages.reset_password.route,
    logout: pages.logout.route,
    analysis: pathOf(analysis.route),
    recommendations: recommendations.route,
    report_history: report_history.route,
    account: account.route,
    feedback: pages.feedback.route,
    complaints: pages.complaints.route,
    unsubscribe: pages.unsubscribe.route,
  }
}

/** The path of a link, without query, fragment and slashes at its end. */
export const pathOf = (link: string): string => link.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')

const addressesIn = (value: unknown): readonly Address[] => {
  if (!isObject(value)) return []
  const { route, id } = value as { readonly route?: unknown; readonly id?: unknown }
  const own = typeof route === 'string' ? [{ owner: value, route, id }] : []
  return [...own, ...Object.values(value).flatMap(addressesIn)]
}
