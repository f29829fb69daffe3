import { historyState, replaceEntry } from './history.ts'

/**
 * Returns the token of a link and removes it from the URL. It is in the fragment, which is not sent to servers and not
 * logged. The history entry keeps it, so that the page works after a reload, as phones do for a tab that was in the background.
 */
export const takeLinkToken = (): string | null => {
  const { hash, pathname } = window.location
  if (hash) replaceEntry({ linkToken: new URLSearchParams(hash.slice(1)).get('token') }, pathname)
  const state = historyState()
  const token: unknown = typeof state === 'object' && state !== null && 'linkToken' in state ? state.linkToken : null
  return typeof token === 'string' && /^[A-Za-z0-9_-]{10,200}$/.test(token) ? token : null
}

/**
 * Tells the token of the link that was opened, and of each one that is pasted into the same tab: only the fragment differs, so the
 * browser does not load the page again. Returns the function that stops it.
 */
export const watchLinkToken = (onToken: (token: string | null, isAnother: boolean) => void): (() => void) => {
  const onAnother = () => onToken(takeLinkToken(), true)
  onToken(takeLinkToken(), false)
  window.addEventListener('hashchange', onAnother)
  return () => window.removeEventListener('hashchange', onAnother)
}
