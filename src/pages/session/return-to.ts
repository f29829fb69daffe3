/** Where somebody goes after logging in: only to a page of ours that they may have come from. */
const returnable =
  /^\/(?:quiz|feedback|logout|dashboard(?:\/(?:recommendations|account|reporthistory(?:\/[A-Za-z0-9_-]{1,60})?))?\/?)$/

/** null: not a page that we send anybody to. */
export const returnTo = (search: string): string | null => {
  const to = new URLSearchParams(search).get('to')
  return to !== null && returnable.test(to) ? to : null
}

/** The login page that leads back to `path`. */
export const loginFrom = (login: string, path: string): string =>
  returnable.test(path) ? `${login}?${new URLSearchParams({ to: path }).toString()}` : login

export const cameFromResults = (search: string): boolean => new URLSearchParams(search).get('from') === 'results'
