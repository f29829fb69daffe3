/** Unused accounts are deleted, but never without a warning. */
import { describe, expect, test } from 'vitest'
import { addMonths } from '#server/operations/calendar.ts'
import { unloggedErasures } from '#server/store/operations/erasures.ts'
import { register, signUp, visitorOf } from '#testing/server/accounts.ts'
import { databasesFor } from '#testing/server/databases.ts'
import { collectFiles } from '#testing/server/photo-stores.ts'
import { createReport, picture } from '#testing/server/reports.ts'
import { day, hour, unusedAccounts } from '#testing/cleanup/unused-accounts.ts'

describe.each(databasesFor(import.meta.url))('over $name', ({ place }) => {
  const { activityOf, at, later, mailsOf, months, outcome, server, userNames, warningDays, world } =
    unusedAccounts(place)

  test('an unused account is warned in time with the day and how to keep it, and deleted on that day with all data', async () => {
    const user = await signUp(server())
    const report = await createReport(server(), user)
    const view = server().content.photos.views[0]?.id
    const headers = { 'content-type': 'image/jpeg' }
    const photo = await user.call('PUT', `/quiz/submissions/${report.id}/photos/${view}`, {
      payload: await picture(),
      headers,
    })
    expect([photo.statusCode, (await collectFiles(server().photos.list())).length]).toEqual([200, 1])
    const last = world.now
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
    expect(await collectFiles(server().photos.list())).toEqual([])
    expect(await server().database.store.selectFrom('submissions').selectAll().execute()).toEqual([])
    expect(mailsOf('account-deleted').map(({ recipient }) => recipient)).toEqual([user.email])
    expect(await outcome()).toMatchObject({ outcome: 'ok', removed: 1 })
    expect(server().logs()).toMatch(/"event":"account_deleted","outcome":"ok","account"/)
    const erased = await server().database.store.selectFrom('erasures').select('kind').execute()
    expect(erased.map(({ kind }) => kind)).toContain('account')
    // The erasure reaches the log even if no request follows.
    await expect.poll(() => unloggedErasures(server().database.store, 100)).toEqual([])
  })

  test('a login prevents the deletion and clears the warning', async () => {
    const user = await register(server())
    await at(addMonths(world.now, months()))
    expect(mailsOf('account-inactive')).toHaveLength(1)
    const { username, password } = user
    const reply = await visitorOf(server()).call('POST', '/users/login', { payload: { username, password } })
    expect(reply.statusCode).toBe(200)
    expect(await activityOf(username)).toEqual({
      last_active_at: `${world.now.toISOString().slice(0, 10)}T00:00:00.000Z`,
      inactive_warned_at: null,
    })
    await at(later(2 * warningDays() * day))
    expect([await userNames(), mailsOf('account-inactive').length]).toEqual([[username], 1])
  })

  test('a refresh counts as use, and is written once a day', async () => {
    const user = await signUp(server())
    const refresh = async (token: string): Promise<string> =>
      (await user.call('POST', '/token/refresh', { payload: { refresh: token } })).json<{ refresh: string }>().refresh
    world.now = later(3 * day)
    const next = await refresh(user.refresh)
    expect((await activityOf(user.username))?.last_active_at).toBe('2026-11-25T00:00:00.000Z')
    world.now = later(2 * hour)
    await refresh(next)
    expect((await activityOf(user.username))?.last_active_at).toBe('2026-11-25T00:00:00.000Z')
  })

  test('the period begins when the warning is sent, not when it is queued', async () => {
    const { username } = await register(server())
    world.fault = Object.assign(new Error('later'), { responseCode: 451 })
    await at(addMonths(world.now, months()))
    world.fault = null
    await at(later(5 * day))
    expect(mailsOf('account-inactive')).toHaveLength(1)
    await at(later((warningDays() - 5) * day + hour))
    expect(await userNames()).toEqual([username])
    await at(later(5 * day))
    expect(await userNames()).toEqual([])
  })

  test('feedback is kept for its retention period, to the day', async () => {
    const { feedback_months } = server().content.constants.retention
    const topic = server().content.pages.feedback.fields.find(({ options }) => options)?.options?.[0]?.id
    const payload = { topic, message: 'Good', email: 'a@example.com' }
    expect((await visitorOf(server()).call('POST', '/feedback', { payload })).statusCode).toBe(201)
    const left = async () => (await server().database.store.selectFrom('feedback').selectAll().execute()).length
    await at(addMonths(world.now, feedback_months))
    expect(await left()).toBe(1)
    await at(later(1))
    expect(await left()).toBe(0)
  })
})
