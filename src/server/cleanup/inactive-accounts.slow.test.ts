/** Unused accounts of earlier versions, with addresses that no longer exist, and without a mail server. */
import { describe, expect, test } from 'vitest'
import { addMonths } from '#server/operations/calendar.ts'
import { register, signUp } from '#testing/server/accounts.ts'
import { databasesFor } from '#testing/server/databases.ts'
import { day, hour, unusedAccounts } from '#testing/cleanup/unused-accounts.ts'

describe.each(databasesFor(import.meta.url))('over $name', ({ place }) => {
  const { activityOf, at, later, mailsOf, months, outcome, restart, server, userNames, warningDays, world } =
    unusedAccounts(place)

  test('an account unused for years before this job existed is warned first, with the full period', async () => {
    const { username } = await register(server())
    await at(addMonths(world.now, 5 * 12))
    expect([await userNames(), mailsOf('account-inactive').length]).toEqual([[username], 1])
    await at(later(warningDays() * day - hour))
    expect(await userNames()).toEqual([username])
    await at(later(2 * hour))
    expect(await userNames()).toEqual([])
  })

  test('a warning that could not be sent for a week is queued again, and the account is kept', async () => {
    const { username } = await register(server())
    world.fault = Object.assign(new Error('down'), { code: 'ECONNREFUSED' })
    await at(addMonths(world.now, months()))
    await at(later(8 * day))
    world.fault = null
    await at(later(warningDays() * day))
    expect([await userNames(), mailsOf('account-inactive').length]).toEqual([[username], 1])
  })

  test('an account whose address no longer exists is deleted in time', async () => {
    await register(server())
    world.fault = Object.assign(new Error('gone'), { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 })
    await at(addMonths(world.now, months()))
    await at(later(warningDays() * day + hour))
    expect(await userNames()).toEqual([])
  })

  test('the period of an account of an earlier version begins with its newest login, or else with its sign-up', async () => {
    const [old, used] = [await register(server()), await signUp(server())]
    await server().database.store.updateTable('users').set({ last_active_at: null }).execute()
    await server().database.store.updateTable('sessions').set({ created_at: '2026-11-23T01:00:00.000Z' }).execute()
    await at(later(hour))
    expect((await activityOf(old.username))?.last_active_at).toBe('2026-11-22T12:00:00.000Z')
    expect((await activityOf(used.username))?.last_active_at).toBe('2026-11-23T01:00:00.000Z')
  })

  test('without a mail server no account is warned or deleted, and the outcome says why', async () => {
    const { username } = await register(server())
    await restart({ isLocal: true })
    await at(later(day))
    expect(await outcome()).toMatchObject({ outcome: 'ok' })
    await at(addMonths(world.now, 5 * 12))
    await at(later(2 * warningDays() * day))
    expect([await userNames(), world.sent.filter(({ template }) => template === 'account-inactive')]).toEqual([
      [username],
      [],
    ])
    expect(await outcome()).toMatchObject({ outcome: 'stopped', detail: expect.stringContaining('SMTP_URL') })
  })
})
