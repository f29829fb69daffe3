import { afterEach, expect, it, vi } from 'vitest'
import { call, timeLimitMs } from './call.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that never answers, so the call is aborted. */
const silent = async (_address: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new TypeError('Given up'))
    })
  })

it('a call that is not answered ends, and says what to do', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', silent)
  const reply = call('GET', '/folder')
  await vi.advanceTimersByTimeAsync(timeLimitMs)
  expect(await reply).toMatchObject({ ok: false, status: 0, message: expect.stringContaining('Close other tabs') })
})

it('a call that is given up by the page ends at once', async () => {
  vi.stubGlobal('fetch', silent)
  const page = new AbortController()
  const reply = call('GET', '/folder', { signal: page.signal })
  page.abort()
  expect(await reply).toMatchObject({ ok: false, status: 0 })
})
