import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, fetchBlob } from './call.ts'

/** A server that never answers, in a browser without APIs newer than Safari 15.6. */
beforeEach(() => {
  vi.stubGlobal('AbortSignal', class {})
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { readonly signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        const end = () => reject(new DOMException('The operation was aborted', 'AbortError'))
        if (signal.aborted) end()
        signal.addEventListener('abort', end)
      }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const request = { method: 'GET', path: '/slow' } as const

describe('a call in an older browser', () => {
  test('is aborted after its timeout and reported as a timeout', async () => {
    expect(await call({ ...request, timeoutMs: 10 })).toEqual({ ok: false, failure: { kind: 'timeout' } })
  })

  test("is aborted with the caller's signal, before or after it began", async () => {
    const asked = new AbortController()
    const reply = call({ ...request, signal: asked.signal })
    asked.abort()
    const gone = { ok: false, failure: { kind: 'interrupted' } }
    expect(await reply).toEqual(gone)
    expect(await call({ ...request, signal: asked.signal })).toEqual(gone)
  })
})

test('a picture whose body breaks off is none, and throws nothing', async () => {
  const body = new ReadableStream({
    start: (stream) => {
      stream.error(new TypeError('network error'))
    },
  })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))
  expect(await fetchBlob('/photo', 'token')).toBeNull()
})
