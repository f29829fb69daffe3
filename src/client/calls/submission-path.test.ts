import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { submissionPath } from './submission-path.ts'
import { readPhoto, withdrawConsent } from './submissions.ts'

let called: string[]
beforeEach(() => {
  called = []
  vi.stubGlobal('fetch', (address: string) => {
    called.push(address)
    return Promise.resolve(Response.json({}))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('each segment of a path stays one segment', async () => {
  await withdrawConsent('a/b', 'token', '../c?')
  await readPhoto('a/b', 'token', 'd/../e#')
  expect(called).toEqual([
    '/api/quiz/submissions/a%2Fb/consents/..%2Fc%3F',
    '/api/quiz/submissions/a%2Fb/photos/d%2F..%2Fe%23',
  ])
  expect(submissionPath('a')).toBe('/quiz/submissions/a')
})
