import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { randomKey, submissionOf } from '#testing/samples/make-submission.ts'
import { picture } from '#testing/server/reports.ts'
import { openServerBrowser, type ServerBrowser } from '#testing/server/server-browser.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'

/** The modules as a freshly loaded page has them. */
const openTab = async () => {
  vi.resetModules()
  return import('./submissions.ts')
}
type Tab = Awaited<ReturnType<typeof openTab>>

describe('sending photos to the real server', () => {
  let place: TestPlace
  let server: TestServer
  let browser: ServerBrowser
  let tab: Tab
  let photos: readonly { readonly view: string; readonly blob: Blob }[]
  beforeAll(async () => {
    place = await (databases[0] ?? expect.fail()).place()
    server = await startServer(place)
    const colours = ['#806040', '#604030', '#402010']
    photos = await Promise.all(
      server.content.photos.views.map(async ({ id: view }, index) => ({
        view,
        blob: new Blob([new Uint8Array(await picture(colours[index]))], { type: 'image/jpeg' }),
      })),
    )
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })
  beforeEach(async () => {
    browser = openServerBrowser(server)
    tab = await openTab()
  })
  afterEach(() => {
    browser.leave()
  })

  const send = async (key: string, submission: ReturnType<typeof submissionOf>, where = tab) => {
    const reply = await where.sendSubmission(key, submission)
    return { id: reply.ok ? reply.value.id : expect.fail(), token: submission.claim_token }
  }
  const begin = (where = tab) => send(randomKey(), submissionOf(server.content, server.version), where)
  const sendAll = async ({ id, token }: Awaited<ReturnType<typeof begin>>, given = photos): Promise<boolean> =>
    (await tab.sendPhotos(id, token, given, new AbortController().signal)).ok
  const sent = (): readonly string[] =>
    browser.calls.filter((made) => made.startsWith('PUT')).map((made) => made.split('/').at(-1) ?? '')
  const asked = () => browser.calls.filter((made) => made.startsWith('GET')).length
  const all = () => photos.map(({ view }) => view)

  test('without failures each is sent once, and nothing is queried', async () => {
    expect(await sendAll(await begin())).toBe(true)
    expect([sent(), asked()]).toEqual([all(), 0])
  })

  test('again without a failure, as after Back and Next: nothing is sent twice, and what was retaken is', async () => {
    const quiz = await begin()
    expect(await sendAll(quiz)).toBe(true)
    expect(await sendAll(quiz)).toBe(true)
    expect([sent(), asked()]).toEqual([all(), 0])
    const [first, second] = photos
    if (!first || !second) return expect.fail()
    expect(await sendAll(quiz, [{ view: first.view, blob: second.blob }])).toBe(true)
    expect(sent()).toEqual([...all(), first.view])
  })

  test('when the second fails, a retry sends the second and the third', async () => {
    const quiz = await begin()
    browser.network.answer = (path) => (path.endsWith(`/${all()[1]}`) ? Promise.reject(new TypeError('cut')) : null)
    expect(await sendAll(quiz)).toBe(false)
    browser.network.answer = null
    expect(await sendAll(quiz)).toBe(true)
    expect([sent(), asked()]).toEqual([[all()[0], all()[1], all()[1], all()[2]], 1])
  })

  test.each(['{}', 'null', '[]'])('a success that another server reports stores nothing: %s', async (body) => {
    const quiz = await begin()
    browser.network.answer = () => Promise.resolve(new Response(body))
    expect(await sendAll(quiz)).toBe(false)
    const again = await tab.sendSubmission(randomKey(), submissionOf(server.content, server.version))
    expect(again).toEqual({ ok: false, failure: { kind: 'server' } })
    browser.network.answer = null
    expect(await sendAll(quiz)).toBe(true)
  })

  test('when the reply to the third was lost, a retry sends nothing', async () => {
    const quiz = await begin()
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const reply = await fetch(address, init)
      if (init.method === 'PUT' && address.endsWith(`/${all()[2]}`)) throw new TypeError('lost')
      return reply
    })
    expect(await sendAll(quiz)).toBe(false)
    vi.stubGlobal('fetch', fetch)
    expect(sent()).toEqual(all())
    expect(await sendAll(quiz)).toBe(true)
    expect([sent(), asked()]).toEqual([all(), 1])
  })

  test('after a reload the server is queried, and only missing photos are sent', async () => {
    const quiz = await begin()
    await sendAll(quiz, photos.slice(0, 1))
    tab = await openTab()
    expect(await sendAll(quiz)).toBe(true)
    expect([sent(), asked()]).toEqual([all(), 1])
  })

  test('a retaken photo is sent again, and replaces the first', async () => {
    const quiz = await begin()
    await sendAll(quiz)
    tab = await openTab()
    const again = new Blob([new Uint8Array(await picture('#112233'))], { type: 'image/jpeg' })
    expect(await sendAll(quiz, [{ view: all()[0] ?? '', blob: again }, ...photos.slice(1)])).toBe(true)
    expect(sent()).toEqual([...all(), all()[0]])
  })

  test('on an insecure origin, without hashing, all are sent again', async () => {
    const quiz = await begin()
    await sendAll(quiz)
    tab = await openTab()
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    expect(await sendAll(quiz)).toBe(true)
    expect(sent()).toEqual([...all(), ...all()])
  })

  test('another quiz in the same tab starts with no photos', async () => {
    await sendAll(await begin())
    expect(await sendAll(await begin())).toBe(true)
    expect([sent(), asked()]).toEqual([[...all(), ...all()], 0])
  })

  test('a repeated submission has the photos that it had', async () => {
    const [key, submission] = [randomKey(), submissionOf(server.content, server.version)]
    await sendAll(await send(key, submission))
    expect(await sendAll(await send(key, submission))).toBe(true)
    expect([sent(), asked()]).toEqual([all(), 0])
  })

  test('a quiz that another tab has stored does not have the photos of the one before', async () => {
    await sendAll(await begin())
    const other = await begin(await openTab())
    expect(await sendAll(other)).toBe(true)
    expect([sent(), asked()]).toEqual([[...all(), ...all()], 1])
  })

  test('a photo that arrives slowly is given the time that the server gives it, and no more', async () => {
    const { id, token } = await begin()
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const cut = () => new DOMException('', 'AbortError')
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(cut()))),
    )
    const over = vi.fn<(outcome: unknown) => void>()
    const blob = new Blob([new Uint8Array(500_000)], { type: 'image/jpeg' })
    void tab.sendPhotos(id, token, [{ view: all()[0] ?? '', blob }], new AbortController().signal).then(over)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(over).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(over).toHaveBeenCalledWith({ ok: false, failure: { kind: 'timeout' } })
  })

  describe('of a view that the quiz no longer asks for', () => {
    const more = () => photos.flatMap((one) => [{ ...one, view: `old_${one.view}` }, one])
    const outcome = ({ id, token }: Awaited<ReturnType<typeof begin>>) =>
      tab.sendPhotos(id, token, more(), new AbortController().signal)

    test('they are left out, and the others are stored', async () => {
      const quiz = await begin()
      expect(await outcome(quiz)).toEqual({ ok: true, value: all().map((view) => `old_${view}`) })
      const stored = await tab.readSubmission(quiz.id, quiz.token)
      expect(stored.ok && stored.value.photos.map(({ view }) => view)).toEqual(all())
    })

    test('of a result that is gone none is taken for left out', async () => {
      const { id } = await begin()
      expect(await outcome({ id, token: randomKey() })).toEqual({ ok: false, failure: { kind: 'not_found' } })
    })
  })
})
