import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Account, register, signUp } from '#testing/server/accounts.ts'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { memoryStore } from '#client/device/memory-store.ts'
import { openServerBrowser, type ServerBrowser } from '#testing/server/server-browser.ts'
import { startServer, store, type TestServer } from '#testing/server/server.ts'

const [sqlite] = databases
const at = '2026-11-21T12:00:00Z'
const retention = { draft_days: 7, unclaimed_days: 30 }

const openTab = async () => {
  vi.resetModules()
  return {
    ...(await import('#client/device/stored-login.ts')),
    ...(await import('#client/calls/accounts.ts')),
    ...(await import('#pages/device/stored-quiz.ts')),
    ...(await import('./claim-stored-result.ts')),
  }
}

describe('a result that waits on this device, over the real server', () => {
  let place: TestPlace
  let server: TestServer
  let account: Account
  let browser: ServerBrowser
  let tab: Awaited<ReturnType<typeof openTab>>

  beforeAll(async () => {
    if (!sqlite) throw new Error('There is no database to test with')
    place = await sqlite.place()
    server = await startServer(place)
    account = await register(server)
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

  const logIn = async () => {
    const reply = await tab.login({ username: account.username, password: account.password })
    if (reply.ok) tab.writeLogin(reply.value)
    return reply.ok
  }
  /** A device on which a visitor has finished a quiz. */
  const finished = async () => {
    const device = memoryStore()
    const { id, submission } = await store(server)
    const kept = { id, token: submission.claim_token, at }
    await tab.saveResult(device, kept, [], retention)
    return { device, kept }
  }
  const claims = () => browser.calls.filter((made) => made.endsWith('/claim')).length
  const fails = (path: string): Promise<Response> | null =>
    path.endsWith('/claim') ? Promise.reject(new TypeError('offline')) : null

  test('becomes the account’s, once', async () => {
    const { device, kept } = await finished()
    await logIn()
    expect(await tab.claimStoredResult(device)).toEqual({ ok: true, value: 'claimed' })
    expect(await tab.storedResultIn(device)).toEqual({ ...kept, claimed: true })
    expect(await tab.claimStoredResult(device)).toEqual({ ok: true, value: 'nothing' })
    expect(claims()).toBe(1)
  })

  test('is claimed again when the answer was lost on the way', async () => {
    const { device, kept } = await finished()
    await logIn()
    await tab.claimStoredResult(device)
    await tab.saveResult(device, kept, [], retention)
    expect(await tab.claimStoredResult(device)).toEqual({ ok: true, value: 'claimed' })
  })

  test('is in no account when nothing was sent', async () => {
    const { device, kept } = await finished()
    await device.write('result', { ...kept, empty: true })
    await logIn()
    expect(await tab.claimStoredResult(device)).toEqual({ ok: true, value: 'nothing' })
    expect(await tab.openAsUser(device, { ...kept, empty: true })).toMatchObject({
      value: { id: kept.id, view: 'preview' },
    })
    expect(claims()).toBe(0)
  })

  test('stays a visitor’s while nobody is logged in', async () => {
    const { device, kept } = await finished()
    expect(await tab.claimStoredResult(device)).toEqual({ ok: true, value: 'nothing' })
    expect([await tab.storedResultIn(device), claims()]).toEqual([kept, 0])
  })

  test.each([
    ['cannot be reached', 'interrupted', fails],
    [
      'is not there, as a proxy says while a new version starts',
      'server',
      (path: string) =>
        path.endsWith('/claim') ? Promise.resolve(new Response('404 page not found', { status: 404 })) : null,
    ],
  ])('waits when the server %s, and is claimed later', async (_, kind, answer) => {
    const { device, kept } = await finished()
    await logIn()
    browser.network.answer = answer
    expect(await tab.claimStoredResult(device)).toEqual({ ok: false, failure: { kind } })
    expect(await tab.storedResultIn(device)).toEqual(kept)
    browser.network.answer = null
    expect(await tab.claimStoredResult(device)).toEqual({ ok: true, value: 'claimed' })
  })

  test('that another account has is forgotten here', async () => {
    const { device, kept } = await finished()
    const other = await signUp(server)
    await other.call('POST', `/quiz/submissions/${kept.id}/claim`, { payload: { claim_token: kept.token } })
    await logIn()
    expect(await tab.claimStoredResult(device)).toEqual({ ok: true, value: 'taken' })
    expect(await tab.storedResultIn(device)).toBeNull()
  })

  test('that the server has no longer is forgotten here', async () => {
    const { device, kept } = await finished()
    await tab.saveResult(device, { ...kept, id: 'gone' }, [], retention)
    await logIn()
    expect(await tab.claimStoredResult(device)).toEqual({ ok: true, value: 'gone' })
    expect(await tab.storedResultIn(device)).toBeNull()
  })

  describe('when a user opens it', () => {
    test('it is claimed on the way, and all of it is shown', async () => {
      const { device, kept } = await finished()
      await logIn()
      expect(await tab.openAsUser(device, kept)).toMatchObject({ ok: true, value: { id: kept.id, view: 'full' } })
    })

    test('a claim that fails costs nothing of what a visitor sees', async () => {
      const { device, kept } = await finished()
      await logIn()
      browser.network.answer = fails
      expect(await tab.openAsUser(device, kept)).toMatchObject({ ok: true, value: { id: kept.id, view: 'preview' } })
      expect(await tab.storedResultIn(device)).toEqual(kept)
    })

    test('of another account it is gone, like one that never was', async () => {
      const { device, kept } = await finished()
      const other = await signUp(server)
      await other.call('POST', `/quiz/submissions/${kept.id}/claim`, { payload: { claim_token: kept.token } })
      await logIn()
      expect(await tab.openAsUser(device, { ...kept, claimed: true })).toMatchObject({
        ok: false,
        failure: { kind: 'not_found' },
      })
    })
  })
})
