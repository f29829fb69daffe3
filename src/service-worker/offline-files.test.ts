import { expect, test } from 'vitest'
import { cacheName, isOlderCache, storedFile } from './offline-files.ts'

const list = { version: 'b2', quiz: '/quiz', offlinePage: '/offline', files: {} }

test('each version has its own cache, and only those of other versions are old', () => {
  const names = [cacheName({ ...list, version: 'a1' }), cacheName(list), 'of-somebody-else']
  expect(names.filter((name) => isOlderCache(name, list))).toEqual(['quiz-files-a1'])
})

test('storage that cannot be opened counts as empty, so that the network is asked', async () => {
  const caches = { open: () => Promise.reject(new DOMException('', 'UnknownError')) } as unknown as CacheStorage
  expect(await storedFile(caches, list, '/quiz')).toBeUndefined()
})
