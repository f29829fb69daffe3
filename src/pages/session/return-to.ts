/**
 * Where to go after a login: only to known pages of this site, which prevents open redirects. Not /login and /signup,
 * which would redirect again, and not /logout.
 */
const page =
  /^\/(?:quiz|feedback|dashboard(?:\/(?:recommendations|account|reporthistory(?:\/[A-Za-z0-9_-]{1,60})?))?\/?)$/
const comparison =
  /^\/dashboard\/reporthistory\/?\?(?:shown=[0-9]{1,3}&)?from=[A-Za-z0-9_-]{1,60}&to=[A-Za-z0-9_-]{1,60}$/
const isReturnable = (target: string): boolean => page.test(target) || comparison.test(target)

/** null: not an allowed target. */
export const returnTo = (search: string): string | null => {
  const to = new URLSearchParams(search).get('to')
  return to !== null && isReturnable(to) ? to : null
}

/** The URL of the login page that returns to this page: with its query string when that is a comparison of two reports. */
export const loginFrom = (login: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const to = [pathname + search, pathname].find(isReturnable)
  return to === undefined ? login : `${login}?${new URLSearchParams({ to }).toString()}`
}

/** The query string with the target, for links between login and sign-up page. */
export const returnToQuery = (search: string): string => {
  const to = returnTo(search)
  return to === null ? '' : `?${new URLSearchParams({ to }).toString()}`
}
