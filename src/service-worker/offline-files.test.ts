import { expect, test } from 'vitest'
import { cacheName, isOlderCache } from './offline-files.ts'

const list = { version: 'b2', quiz: '/quiz', offlinePage: '/offline', files: {} }

test('each version has its own cache, and only those of other versions are old', () => {
  const names = [cacheName({ ...list, version: 'a1' }), cacheName(list), 'of-somebody-else']
  expect(names.filter((name) => isOlderCache(name, list))).toEqual(['quiz-files-a1'])
})
