/** The token of a reset link stands behind the #: no server and no log sees it. It leaves the address at once. */
export const takeLinkToken = (): string | null => {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token')
  if (window.location.hash) window.history.replaceState(window.history.state, '', window.location.pathname)
  return token !== null && /^[A-Za-z0-9_-]{10,200}$/.test(token) ? token : null
}
