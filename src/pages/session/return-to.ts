/**
 * Where to go after a login: only to known pages of this site, which prevents open redirects. Not /login and /signup,
 * which would redirect again, and not /logout.
 */
const returnable =
  /^\/(?:quiz|feedback|dashboard(?:\/(?:recommendations|account|reporthistory(?:\/[A-Za-z0-9_-]{1,60})?))?\/?)$/

/** null: not an allowed target. */
export const returnTo = (search: string): string | null => {
  const to = new URLSearchParams(search).get('to')
  return to !== null && returnable.test(to) ? to : null
}

/** The URL of the login page that returns to `path`. */
export const loginFrom = (login: string, path: string): string =>
  returnable.test(path) ? `${login}?${new URLSearchParams({ to: path }).toString()}` : login

/** The query string with the target, for links between login and sign-up page. */
export const handedOn = (search: string): string => {
  const to = returnTo(search)
  return to === null ? '' : `?${new URLSearchParams({ to }).toString()}`
}
