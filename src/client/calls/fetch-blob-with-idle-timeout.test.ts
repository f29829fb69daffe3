import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchReply } from './call.ts'
import { fetchBlobWithIdleTimeout } from './fetch-blob-with-idle-timeout.ts'

/** A server that sends so many parts, each a while after the one before, and then ends or stalls. */
const serve = (parts: number, everyMs: number, end: 'ends' | 'stalls') => {
  vi.stubGlobal('fetch', (_: string, { signal }: { readonly signal: AbortSignal }) => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        signal.addEventListener('abort', () =>
          stream.error(new DOMException('The operation was aborted', 'AbortError')),
        )
      },
      pull: async (stream) => {
        if (sent === parts && end === 'stalls') return new Promise(() => undefined)
        await new Promise((done) => setTimeout(done, everyMs))
        sent += 1
        if (sent > parts) stream.close()
        else stream.enqueue(new TextEncoder().encode('part '))
        return undefined
      },
    })
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }))
  })
}
const download = (idleMs: number) =>
  fetchBlobWithIdleTimeout((limits) => fetchReply({ method: 'GET', path: '/large', ...limits }), idleMs)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a large reply over a slow connection', () => {
  test('takes as long as it needs while something arrives', async () => {
    vi.useFakeTimers()
    serve(12, 200, 'ends')
    const downloaded = download(250)
    await vi.advanceTimersByTimeAsync(13 * 200)
    const reply = await downloaded
    expect(reply.ok && [await reply.value.text(), reply.value.type]).toEqual(['part '.repeat(12), 'application/json'])
  })

  test('is given up when nothing arrives any more', async () => {
    serve(2, 10, 'stalls')
    expect(await download(200)).toEqual({ ok: false, failure: { kind: 'timeout' } })
  })

  test('is given up when nothing arrives at all', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: { readonly signal: AbortSignal }) =>
        new Promise((_done, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('The operation was aborted', 'AbortError')))
        }),
    )
    expect(await download(100)).toEqual({ ok: false, failure: { kind: 'timeout' } })
  })

  test('is a failure when it is the page of a network that asks for a login', async () => {
    const page = new Response('<html>Log in</html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
    vi.stubGlobal('fetch', () => Promise.resolve(page))
    expect(await download(100)).toEqual({ ok: false, failure: { kind: 'server' } })
  })

  test('a refusal is passed on', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 'not_accepted', message: 'No.' }, { status: 422 }))
    expect(await download(1000)).toMatchObject({ ok: false, failure: { kind: 'refused', code: 'not_accepted' } })
  })
})
