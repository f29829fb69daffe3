import { hasHash, type OfflineFiles } from './offline-files.ts'

/**
 * What the worker does with a request:
 * - `none`: nothing; it goes to the network as if there were no worker. This includes all API calls, all photos, and everything
 *   else that is not a file of the quiz
 * - `asset`: a file with a hash in its name, so the stored one is always right
 * - `file`: the network first, with a time limit, then the stored one
 * - `quiz`: the page of the quiz; the same as for `file`
 * - `page`: any other page; without a network, the offline page
 */
export type RequestKind = 'none' | 'asset' | 'file' | 'quiz' | 'page'

/** Addresses that a browser can open but that are not pages of the site. */
const notPages = /^\/(api|healthz|readyz|studio)(\/|$)/

export const kindOfRequest = (
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  { files, quiz }: Pick<OfflineFiles, 'files' | 'quiz'>,
): RequestKind => {
  const asked = new URL(url)
  if (method !== 'GET' || asked.origin !== origin) return 'none'
  const path = asked.pathname
  if (mode === 'navigate') {
    if (path === quiz || path === `${quiz}/`) return 'quiz'
    return notPages.test(path) || /\.\w+$/.test(path) ? 'none' : 'page'
  }
  if (!Object.hasOwn(files, path)) return 'none'
  return hasHash(path) ? 'asset' : 'file'
}
