import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
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
    const gone = { ok: false, failure: { kind: 'timeout' } }
    expect(await reply).toEqual(gone)
    expect(await call({ ...request, signal: asked.signal })).toEqual(gone)
  })
})

test.each([
  ['breaks off', new TypeError('network error'), 'interrupted'],
  ['does not arrive in time', new DOMException('The operation was aborted', 'AbortError'), 'timeout'],
])('a reply whose body %s is not a fault of the server', async (_, error, kind) => {
  const body = new ReadableStream({
    start: (stream) => {
      stream.error(error)
    },
  })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))
  expect(await call(request)).toEqual({ ok: false, failure: { kind } })
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

describe('an error reply that is not from our server', () => {
  test.each([
    'null',
    '{}',
    '[]',
    '"text"',
    '<html>',
    '{"code":1,"message":"x"}',
    '{"code":"x"}',
    '{"code":"x","message":"x","problems":"x"}',
  ])('is an outage, which may pass, and refuses nothing: %s', async (body) => {
    for (const status of [400, 401, 403, 413, 500]) {
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
      expect(await call(request), String(status)).toEqual({ ok: false, failure: { kind: 'server' } })
    }
  })

  test('with status 404 is the outage of a proxy, and does not say that something is gone', async () => {
    const answer = (body: string) => vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 404 })))
    answer('default backend - 404')
    expect(await call(request)).toEqual({ ok: false, failure: { kind: 'server' } })
    answer('{"code":"not_found","message":"There is none."}')
    expect(await call(request)).toEqual({ ok: false, failure: { kind: 'not_found' } })
  })

  test('and one from our server is passed on', async () => {
    const error = { code: 'not_accepted', message: 'No.', problems: [{ field: 'a', message: 'b' }] }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(error, { status: 422 })))
    expect(await call(request)).toEqual({ ok: false, failure: { kind: 'refused', ...error } })
  })
})

test("after the timeout no listener is left on the caller's signal", async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  const caller = new AbortController()
  const added = vi.spyOn(caller.signal, 'addEventListener')
  await call({ ...request, signal: caller.signal })
  await vi.advanceTimersByTimeAsync(20_000)
  const removal = added.mock.calls.map(([, , options]) => (options as AddEventListenerOptions).signal?.aborted)
  expect([removal, vi.getTimerCount()]).toEqual([[true], 0])
})

test('characters that no database stores are left out of what is sent, and everything else arrives unchanged', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body))
    return Promise.resolve(Response.json({}))
  })
  const json = { name: 'A\0da \ud83d!', list: [String.raw`\u0000`, '👩🏾‍🦱', '\u0001', 3, null, true] }
  await call({ method: 'PUT', path: '/profile', json })
  expect(sent).toEqual([{ ...json, name: 'Ada !' }])
})
