import { afterEach, describe, expect, test, vi } from 'vitest'
import { randomHex } from '#client/browser/random-hex.ts'
import { writeLogin } from '#client/device/stored-login.ts'
import { reportCalls } from './reports.ts'

const second = 1000

/** Each part of a reply arrives so many seconds after the one before. */
const serve = (everySeconds: number, parts: number) => {
  vi.useFakeTimers()
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (_: string, { signal }: { readonly signal: AbortSignal }) => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        signal.addEventListener('abort', () => stream.error(new DOMException('Aborted', 'AbortError')))
      },
      pull: async (stream) => {
        await new Promise((done) => setTimeout(done, everySeconds * second))
        if (signal.aborted) return
        sent += 1
        if (sent > parts) stream.close()
        else stream.enqueue(new TextEncoder().encode('part '))
      },
    })
    return Promise.resolve(new Response(body))
  })
  writeLogin({ access: randomHex(16), refresh: randomHex(16), user: { id: 'u1', username: 'ada' } })
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('over a slow connection that works', () => {
  test.each([
    ['a report', () => reportCalls.readPdf('r1')],
    ['a photo', () => reportCalls.readPhoto('r1', 'front')],
  ])('%s takes as long as it needs', async (_, read) => {
    serve(15, 20)
    const reading = read()
    await vi.advanceTimersByTimeAsync(400 * second)
    const reply = await reading
    expect(reply.ok && (await reply.value.text())).toBe('part '.repeat(20))
  })
})

describe('over a connection on which nothing moves any more', () => {
  test.each([
    ['a report', () => reportCalls.readPdf('r1')],
    ['a photo', () => reportCalls.readPhoto('r1', 'front')],
  ])('%s is given up', async (_, read) => {
    serve(200, 2)
    const reading = read()
    await vi.advanceTimersByTimeAsync(100 * second)
    expect(await Promise.race([reading, Promise.resolve('still waiting')])).toEqual({
      ok: false,
      failure: { kind: 'timeout' },
    })
  })

  test("a photo of a page that is left is given up with the page's signal", async () => {
    serve(15, 20)
    const page = new AbortController()
    const reading = reportCalls.readPhoto('r1', 'front', page.signal)
    await vi.advanceTimersByTimeAsync(20 * second)
    page.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(await Promise.race([reading, Promise.resolve('still waiting')])).toMatchObject({ ok: false })
  })
})
