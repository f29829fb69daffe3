/**
 * Where somebody goes after logging in: only to a page of ours that they may have come from. Not to /login or /signup, which
 * would send them on again, and not to /logout: whoever has just logged in does not want to stand there.
 */
const returnable =
  /^\/(?:quiz|feedback|dashboard(?:\/(?:recommendations|account|reporthistory(?:\/[A-Za-z0-9_-]{1,60})?))?\/?)$/

/** null: not a page that we send anybody to. */
export const returnTo = (search: string): string | null => {
  const to = new URLSearchParams(search).get('to')
  return to !== null && returnable.test(to) ? to : null
}

/** The login page that leads back to `path`. */
export const loginFrom = (login: string, path: string): string =>
  returnable.test(path) ? `${login}?${new URLSearchParams({ to: path }).toString()}` : login

/** What the login page and the sign-up page hand on to each other: where to go afterwards. */
export const handedOn = (search: string): string => {
  const to = returnTo(search)
  return to === null ? '' : `?${new URLSearchParams({ to }).toString()}`
}
