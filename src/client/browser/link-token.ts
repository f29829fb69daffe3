/**
 * Returns the token of a link and removes it from the URL. It is in the fragment, which is not sent to servers and not
 * logged.
 */
export const takeLinkToken = (): string | null => {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token')
  if (window.location.hash) window.history.replaceState(window.history.state, '', window.location.pathname)
  return token !== null && /^[A-Za-z0-9_-]{10,200}$/.test(token) ? token : null
}
