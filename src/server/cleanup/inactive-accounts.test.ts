/** Unused accounts are deleted, but never without a warning. */
import { collectFiles } from '#testing/server/photo-stores.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { register, signUp, visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { createReport, picture } from '#testing/server/reports.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import { addMonths } from '#server/operations/calendar.ts'
import { unloggedErasures } from '#server/store/operations/erasures.ts'
import type { OutboxRow } from '#server/store/database/tables.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let now: Date
  let sent: OutboxRow[]
  let fault: Error | null
  const start = (isLocal = false): Promise<TestServer> => {
    const send = async (mail: OutboxRow): Promise<void> => {
      if (fault) throw fault
      sent.push(mail)
    }
    const mail = { send, close: () => undefined, isLocal }
    return startServer(place, { mail, settings: { now: () => now } })
  }
  beforeEach(async () => {
    place = await makePlace()
    now = new Date('2026-11-22T12:00:00.000Z')
    sent = []
    fault = null
    server = await start()
  })
  afterEach(async () => {
    await server.close()
    await place.remove()
  })

  const months = () => server.content.constants.retention.inactive_account_months
  const warningDays = () => server.content.constants.retention.inactive_warning_days
  /** Runs the jobs and then sends the mails, at that time. */
  const at = async (time: Date): Promise<void> => {
    now = time
    await server.app.cleanup.runAll()
    await server.app.outbox.send()
  }
  const later = (ms: number): Date => new Date(now.getTime() + ms)
  const mailsOf = (template: string) => sent.filter((mail) => mail.template === template)
  const userNames = async () =>
    (await server.database.store.selectFrom('users').select('username').execute()).map(({ username }) => username)
  const activityOf = (username: string) =>
    server.database.store
      .selectFrom('users')
      .select(['last_active_at', 'inactive_warned_at'])
      .where('username', '=', username)
      .executeTakeFirst()
  const outcome = () =>
    server.database.store
      .selectFrom('job_outcomes')
      .selectAll()
      .where('name', '=', 'inactive_accounts')
      .executeTakeFirst()

  test('an unused account is warned in time with the day and how to keep it, and deleted on that day with all data', async () => {
    const user = await signUp(server)
    const report = await createReport(server, user)
    const view = server.content.photos.views[0]?.id
    const headers = { 'content-type': 'image/jpeg' }
    const photo = await user.call('PUT', `/quiz/submissions/${report.id}/photos/${view}`, {
      payload: await picture(),
      headers,
    })
    expect([photo.statusCode, (await collectFiles(server.photos.list())).length]).toEqual([200, 1])
    const last = now
    const goes = addMonths(last, months())

    await at(new Date(goes.getTime() - (warningDays() + 1) * day))
    expect(mailsOf('account-inactive')).toEqual([])
    await at(new Date(goes.getTime() - warningDays() * day + hour))
    expect(mailsOf('account-inactive').map(({ recipient }) => recipient)).toEqual([user.email])
    const [warning] = mailsOf('account-inactive')
    // One hour late, so that the warning period is at least the promised number of days.
    expect(warning?.subject).toContain('22/11/28')
    expect(warning?.text).toContain('http://localhost:3000/login')
    await at(new Date(goes.getTime() - hour))
    expect(mailsOf('account-inactive')).toHaveLength(1)
    expect(await userNames()).toEqual([user.username])

    await at(new Date(goes.getTime() + 2 * hour))
    expect(await userNames()).toEqual([])
    expect(await collectFiles(server.photos.list())).toEqual([])
    expect(await server.database.store.selectFrom('submissions').selectAll().execute()).toEqual([])
    expect(mailsOf('account-deleted').map(({ recipient }) => recipient)).toEqual([user.email])
    expect(await outcome()).toMatchObject({ outcome: 'ok', removed: 1 })
    expect(server.logs()).toMatch(/"event":"account_deleted","outcome":"ok","account"/)
    const erased = await server.database.store.selectFrom('erasures').select('kind').execute()
    expect(erased.map(({ kind }) => kind)).toContain('account')
    // The erasure reaches the log even if no request follows.
    await expect.poll(() => unloggedErasures(server.database.store, 100)).toEqual([])
  })

  test('a login prevents the deletion and clears the warning', async () => {
    const user = await register(server)
    await at(addMonths(now, months()))
    expect(mailsOf('account-inactive')).toHaveLength(1)
    const { username, password } = user
    const reply = await visitorOf(server).call('POST', '/users/login', { payload: { username, password } })
    expect(reply.statusCode).toBe(200)
    expect(await activityOf(username)).toEqual({
      last_active_at: `${now.toISOString().slice(0, 10)}T00:00:00.000Z`,
      inactive_warned_at: null,
    })
    await at(later(2 * warningDays() * day))
    expect([await userNames(), mailsOf('account-inactive').length]).toEqual([[username], 1])
  })

  test('a refresh counts as use, and is written once a day', async () => {
    const user = await signUp(server)
    const refresh = async (token: string): Promise<string> =>
      (await user.call('POST', '/token/refresh', { payload: { refresh: token } })).json<{ refresh: string }>().refresh
    now = later(3 * day)
    const next = await refresh(user.refresh)
    expect((await activityOf(user.username))?.last_active_at).toBe('2026-11-25T00:00:00.000Z')
    now = later(2 * hour)
    await refresh(next)
    expect((await activityOf(user.username))?.last_active_at).toBe('2026-11-25T00:00:00.000Z')
  })

  test('an account unused for years before this job existed is warned first, with the full period', async () => {
    const { username } = await register(server)
    await at(addMonths(now, 5 * 12))
    expect([await userNames(), mailsOf('account-inactive').length]).toEqual([[username], 1])
    await at(later(warningDays() * day - hour))
    expect(await userNames()).toEqual([username])
    await at(later(2 * hour))
    expect(await userNames()).toEqual([])
  })

  test('the period begins when the warning is sent, not when it is queued', async () => {
    const { username } = await register(server)
    fault = Object.assign(new Error('later'), { responseCode: 451 })
    await at(addMonths(now, months()))
    fault = null
    await at(later(5 * day))
    expect(mailsOf('account-inactive')).toHaveLength(1)
    await at(later((warningDays() - 5) * day + hour))
    expect(await userNames()).toEqual([username])
    await at(later(5 * day))
    expect(await userNames()).toEqual([])
  })

  test('a warning that could not be sent for a week is queued again, and the account is kept', async () => {
    const { username } = await register(server)
    fault = Object.assign(new Error('down'), { code: 'ECONNREFUSED' })
    await at(addMonths(now, months()))
    await at(later(8 * day))
    fault = null
    await at(later(warningDays() * day))
    expect([await userNames(), mailsOf('account-inactive').length]).toEqual([[username], 1])
  })

  test('an account whose address no longer exists is deleted in time', async () => {
    await register(server)
    fault = Object.assign(new Error('gone'), { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 })
    await at(addMonths(now, months()))
    await at(later(warningDays() * day + hour))
    expect(await userNames()).toEqual([])
  })

  test('the period of an account of an earlier version begins with its newest login, or else with its sign-up', async () => {
    const [old, used] = [await register(server), await signUp(server)]
    await server.database.store.updateTable('users').set({ last_active_at: null }).execute()
    await server.database.store.updateTable('sessions').set({ created_at: '2026-11-23T01:00:00.000Z' }).execute()
    await at(later(hour))
    expect((await activityOf(old.username))?.last_active_at).toBe('2026-11-22T12:00:00.000Z')
    expect((await activityOf(used.username))?.last_active_at).toBe('2026-11-23T01:00:00.000Z')
  })

  test('without a mail server no account is warned or deleted, and the outcome says why', async () => {
    const { username } = await register(server)
    await server.close()
    server = await start(true)
    await at(later(day))
    expect(await outcome()).toMatchObject({ outcome: 'ok' })
    await at(addMonths(now, 5 * 12))
    await at(later(2 * warningDays() * day))
    expect([await userNames(), sent.filter(({ template }) => template === 'account-inactive')]).toEqual([
      [username],
      [],
    ])
    expect(await outcome()).toMatchObject({ outcome: 'stopped', detail: expect.stringContaining('SMTP_URL') })
  })

  test('feedback is kept for its retention period, to the day', async () => {
    const { feedback_months } = server.content.constants.retention
    const topic = server.content.pages.feedback.fields.find(({ options }) => options)?.options?.[0]?.id
    const payload = { topic, message: 'Good', email: 'a@example.com' }
    expect((await visitorOf(server).call('POST', '/feedback', { payload })).statusCode).toBe(201)
    const left = async () => (await server.database.store.selectFrom('feedback').selectAll().execute()).length
    await at(addMonths(now, feedback_months))
    expect(await left()).toBe(1)
    await at(later(1))
    expect(await left()).toBe(0)
  })
})
