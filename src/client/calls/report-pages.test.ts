import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { randomHex } from '#client/browser/random-hex.ts'
import { writeLogin } from '#client/device/stored-login.ts'
import { readReportPage } from './report-pages.ts'

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  })
  vi.stubGlobal('navigator', { onLine: true })
  writeLogin({ access: randomHex(16), refresh: randomHex(16), user: { id: 'u1', username: 'ada' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const broken = (error: Error) =>
  new ReadableStream({
    start: (stream) => {
      stream.error(error)
    },
  })

test.each([
  ['breaks off', () => broken(new TypeError('network error')), 'interrupted'],
  ['does not arrive in time', () => broken(new DOMException('The operation was aborted', 'AbortError')), 'timeout'],
  ['is the page of a proxy', () => '<html>', 'server'],
])('a list whose body %s says so', async (_, body, kind) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body())))
  expect(await readReportPage('u1', {})).toEqual({ ok: false, failure: { kind } })
})

test('the cursor of the next page is read from the Link header', async () => {
  const link = '</api/users/reports/u1?before=c2>; rel="next"'
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]', { headers: { link } })))
  expect(await readReportPage('u1', {})).toEqual({ ok: true, value: { reports: [], next: 'c2' } })
})
