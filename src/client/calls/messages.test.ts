import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const isKey = /^[\w-]{16,128}$/

/** The keys of the messages that were sent. The reply of each is one of `replies`; null: it is lost. */
const serve = (...replies: readonly (object | null)[]): readonly (string | null)[] => {
  const keys: (string | null)[] = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (url: string, { headers }: { readonly headers: HeadersInit }) => {
    if (url.endsWith('/users/csrf')) return Promise.resolve(Response.json({ csrfToken: 'x' }))
    const reply = replies[keys.length]
    keys.push(new Headers(headers).get('idempotency-key'))
    return reply ? Promise.resolve(Response.json(reply, { status: 201 })) : Promise.reject(new TypeError('lost'))
  })
  return keys
}

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test.each(['sendFeedback', 'sendComplaint'] as const)(
  '%s: a message whose reply was lost is sent again with its key, and the next one has another',
  async (send) => {
    const calls = await import('./messages.ts')
    const keys = serve(null, { success: true }, { success: true })
    const replies = []
    for (let at = 0; at < 3; at += 1) replies.push(await calls[send]({ topic: 'quiz', message: 'Hello' }))
    expect(replies.map(({ ok }) => ok)).toEqual([false, true, true])
    expect(keys).toEqual([expect.stringMatching(isKey), keys[0], expect.stringMatching(isKey)])
    expect(keys[2]).not.toBe(keys[1])
  },
)
