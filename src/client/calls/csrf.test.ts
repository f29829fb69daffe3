import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Answers requests for a token with `tokens`, in turn, and everything else with success. Returns the tokens that were sent. */
const serve = (...tokens: readonly unknown[]): readonly (string | null)[] => {
  const waiting = [...tokens]
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', async (url: string, { headers }: { readonly headers: HeadersInit }) => {
    if (url.endsWith('/users/csrf')) return Response.json(waiting.shift())
    sent.push(new Headers(headers).get('x-csrftoken'))
    return Response.json({ success: true })
  })
  return sent
}

test('a token is fetched once, for calls at the same time, too', async () => {
  const { mutatingCall } = await import('./csrf.ts')
  const sent = serve({ csrfToken: 'first' }, { csrfToken: 'second' })
  const post = () => mutatingCall({ method: 'POST', path: '/feedback' })
  await Promise.all([post(), post()])
  await post()
  expect(sent).toEqual(['first', 'first', 'first'])
})

test.each([
  ['nothing', null],
  ['the page of a network', { login: true }],
])('a reply that is %s fails the call, and the next call asks again', async (_, reply) => {
  const { mutatingCall } = await import('./csrf.ts')
  const sent = serve(reply, { csrfToken: 'second' })
  const post = () => mutatingCall({ method: 'POST', path: '/feedback' })
  expect(await post()).toEqual({ ok: false, failure: { kind: 'server' } })
  expect(await post()).toEqual({ ok: true, value: { success: true } })
  expect(sent).toEqual(['second'])
})

test('a token that fails after a logout does not discard the one requested since', async () => {
  const { mutatingCall, forgetCsrf } = await import('./csrf.ts')
  let failFirst = (): void => undefined
  const first = new Promise<Response>((_, reject) => {
    failFirst = () => reject(new TypeError('lost'))
  })
  const requests = [first, Promise.resolve(Response.json({ csrfToken: 'second' }))]
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/users/csrf') ? requests.shift() : Response.json({ success: true }),
  )
  const post = () => mutatingCall({ method: 'POST', path: '/feedback' })
  const lost = post()
  forgetCsrf()
  expect((await post()).ok).toBe(true)
  failFirst()
  expect((await lost).ok).toBe(false)
  expect((await post()).ok).toBe(true)
})
