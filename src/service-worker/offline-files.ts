/** The files that the quiz needs without a network. The build writes the list into the worker (scripts/build/offline-files.mjs). */
export type OfflineFiles = {
  /** A hash of the list, so every build in which a file differs has a different version. */
  readonly version: string
  /** Path of the quiz. */
  readonly quiz: string
  /** Path of the page that is shown in place of every other page. */
  readonly offlinePage: string
  /** The integrity hash of each file, by path. */
  readonly files: Readonly<Record<string, string>>
}

const prefix = 'quiz-files-'

/** There is one cache for each version, so that files of two builds never mix. */
export const cacheName = ({ version }: OfflineFiles): string => prefix + version

export const isOlderCache = (name: string, list: OfflineFiles): boolean =>
  name.startsWith(prefix) && name !== cacheName(list)

/**
 * Fetches all files into the cache of their version. Rejects, and keeps nothing, if a file cannot be fetched or belongs to a different
 * build, as can happen in the middle of a deployment. The browser then tries again at one of the next visits.
 */
export const storeFiles = async (caches: CacheStorage, list: OfflineFiles): Promise<void> => {
  try {
    const cache = await caches.open(cacheName(list))
    await cache.addAll(Object.entries(list.files).map(([path, integrity]) => requestFor(path, integrity)))
  } catch (error) {
    await caches.delete(cacheName(list))
    throw error
  }
}

/**
 * A file with a hash in its name may come from the browser's own cache, where all other files could be outdated. Pages must be as they
 * were built, without what the server writes into them (src/server/http/pages.ts).
 */
const requestFor = (path: string, integrity: string): Request =>
  hasHash(path)
    ? new Request(path, { integrity })
    : new Request(path, { integrity, cache: 'no-cache', headers: { 'as-built': '1' } })

export const hasHash = (path: string): boolean => path.startsWith('/assets/')

export const deleteOlderFiles = async (caches: CacheStorage, list: OfflineFiles): Promise<void> => {
  const older = (await caches.keys()).filter((name) => isOlderCache(name, list))
  await Promise.all(older.map((name) => caches.delete(name)))
}

/** undefined: the browser has deleted the file because the device was short of space, or its storage is damaged or blocked. */
export const storedFile = async (
  caches: CacheStorage,
  list: OfflineFiles,
  path: string,
): Promise<Response | undefined> => {
  try {
    return await (await caches.open(cacheName(list))).match(path, { ignoreVary: true })
  } catch {
    return undefined
  }
}
