import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeLogin } from '#client/device/stored-login.ts'
import { consentOf } from '#testing/samples/make-submission.ts'
import { type Account, logIn, register, type TestUser } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { createReport } from '#testing/server/reports.ts'
import { openServerBrowser, type ServerBrowser } from '#testing/server/server-browser.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import type { SubmittedConsent } from '#types/api.generated.ts'
import { readConsents, withdrawEverywhere } from './account-settings.ts'
import { login } from './accounts.ts'

describe.each(databasesFor(import.meta.url))('the consents of an account, over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let account: Account
  let user: TestUser
  let browser: ServerBrowser
  let now = new Date()
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place, { settings: { now: () => now } })
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })
  beforeEach(async () => {
    now = new Date(timeOf(0))
    account = await register(server)
    user = await logIn(server, account)
    browser = openServerBrowser(server)
    const reply = await login({ username: account.username, password: account.password })
    if (reply.ok) writeLogin(reply.value)
  })
  afterEach(() => {
    browser.leave()
  })

  const consents = () => server.content.consent.consents
  const all = (choice: 'agreed' | 'declined') => consents().map(({ id }) => consentOf(server.content, id, choice))
  const timeOf = (minute: number): string => `2026-11-21T12:0${minute}:00.000Z`
  /** Without answers: those that need a consent could not be sent without it. */
  const report = (minute: number, made: SubmittedConsent[]) => {
    now = new Date(timeOf(minute))
    return createReport(server, user, { answers: [], consents: made })
  }
  const choices = async () => {
    const known = await readConsents(user.id)
    return known.ok && known.value.map(({ at, choice }) => [choice, at])
  }
  const each = (choice: string, minute: number) => consents().map(() => [choice, timeOf(minute)])

  test('nobody has chosen anything before the first report', async () => {
    expect(await choices()).toEqual([])
  })

  test('a yes to an earlier report stands, whether a later one was never asked or got a no', async () => {
    await report(1, all('agreed'))
    await report(2, all('declined'))
    await report(3, [])
    expect(await choices()).toEqual(each('agreed', 1))
  })

  test('the newest choice is the one that is returned', async () => {
    await report(1, all('agreed'))
    await report(2, all('agreed'))
    expect(await choices()).toEqual(each('agreed', 2))
  })

  test('a withdrawal reaches every report, and nothing of others', async () => {
    const [consent] = consents()
    await report(1, all('agreed'))
    await report(2, [])
    const other = await logIn(server, await register(server))
    const theirs = await createReport(server, other)
    now = new Date(timeOf(4))
    const left = await withdrawEverywhere(user.id, consent?.id ?? '')
    expect(left.ok && left.value.find(({ id }) => id === consent?.id)).toMatchObject({
      choice: 'declined',
      at: now.toISOString(),
    })
    expect(left.ok && left.value.filter(({ choice }) => choice === 'agreed')).toHaveLength(consents().length - 1)
    const kept = (await other.call('GET', `/quiz/submissions/${theirs.id}`)).json<{ consents: { choice: string }[] }>()
    expect(kept.consents.filter(({ choice }) => choice !== 'agreed')).toEqual([])
  })
})
