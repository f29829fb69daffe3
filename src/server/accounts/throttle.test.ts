import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { type Database, openDatabase } from '#server/store/database/database.ts'
import {
  attemptLimit,
  clearAttempts,
  maxAttemptAgeMs,
  releaseAttempt,
  reserveAttempt,
  sharedLimit,
  subnetOf,
} from './throttle.ts'

const minute = 60_000
const noon = Date.parse('2026-11-21T12:00:00.000Z')
const at = (minutes: number): Date => new Date(noon + minutes * minute)

test.each([
  ['192.0.2.1', '192.0.2'],
  ['::ffff:192.0.2.99', '192.0.2'],
  ['2001:db8:1:2::3', '20010db8000100'],
  ['2001:db8:1:ff:5:6:7:8', '20010db8000100'],
  ['2001:db8:1:100::', '20010db8000101'],
  ['fe80::1%eth0', 'fe800000000000'],
  ['::1', '00000000000000'],
  ['a:b:c:d:e:f:g:h:i', '000a000b000c00'],
  ['', '00000000000000'],
])('%s is in subnet %s', (address, subnet) => {
  expect(subnetOf(address)).toBe(subnet)
})

test('attempts are kept for as long as a rule counts them, and no longer', () => {
  const kinds: Readonly<Record<Parameters<typeof attemptLimit>[0], true>> = {
    login: true,
    login_browser: true,
    login_account: true,
    login_user: true,
    login_user_everywhere: true,
    confirm: true,
    register_mail: true,
    forgot_password_mail: true,
    export: true,
    complaint_mail: true,
    updates_mail: true,
  }
  const ages = (Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => attemptLimit(kind, 'a').rule.forgetAfter)
  const shared = sharedLimit('register', 'a', 1).rule.forgetAfter
  expect(maxAttemptAgeMs).toBe(Math.max(shared, ...ages))
})

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let database: Database
  beforeAll(async () => {
    place = await makePlace()
    database = await openDatabase(place, at(0))
  })
  afterAll(async () => {
    await database.close()
    await place.remove()
  })

  /** Minutes to wait. null: allowed. */
  const attempt = async (tries: Parameters<typeof reserveAttempt>[1], minutes: number): Promise<number | null> => {
    const wait = await reserveAttempt(database.store, tries, at(minutes))
    return wait === null ? null : wait / minute
  }
  const many = async (count: number, tries: Parameters<typeof reserveAttempt>[1], minutes: number) => {
    const seen = new Set<number | null>()
    for (let time = 0; time < count; time += 1) seen.add(await attempt(tries, minutes))
    return [...seen]
  }

  test('after the free attempts the waits grow up to 15 minutes', async () => {
    const tries = [attemptLimit('login', 'growing')]
    expect(await many(10, tries, 0)).toEqual([null])
    const waits = []
    let time = 0
    for (let round = 0; round < 7; round += 1) {
      const wait = (await attempt(tries, time)) ?? expect.fail('let through')
      waits.push(wait)
      expect(await attempt(tries, time + wait - 0.01)).toBeCloseTo(0.01)
      time += wait
      expect(await attempt(tries, time)).toBe(null)
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15, 15])
  })

  test('refused attempts do not extend the wait', async () => {
    const tries = [attemptLimit('login', 'patient')]
    await many(10, tries, 0)
    expect(await many(20, tries, 0.5)).toEqual([0.5])
    expect(await attempt(tries, 1)).toBe(null)
  })

  test('everything is reset after a while', async () => {
    const tries = [attemptLimit('login', 'forgotten')]
    await many(11, tries, 0)
    expect(await many(10, tries, 30)).toEqual([null])
    expect(await attempt(tries, 30)).toBe(1)
  })

  test('an attempt that one limit refuses is not counted by the others', async () => {
    const [mine, others] = [sharedLimit('register', 'mine', 1), sharedLimit('login_address', 'others', 3)]
    expect(await attempt([others, mine], 0)).toBe(null)
    expect(await many(5, [others, mine], 0)).toEqual([60])
    expect(await many(2, [others], 0)).toEqual([null])
    expect(await attempt([others], 0)).toBe(15)
  })

  test('an attempt that one limit refuses does not extend the wait of another one', async () => {
    const [mine, network] = [attemptLimit('login', 'in a busy network'), sharedLimit('login_address', 'busy', 1)]
    await many(10, [mine], 0)
    expect(await attempt([mine], 1)).toBe(null)
    expect(await attempt([network], 2)).toBe(null)
    // From now on this one has to wait until 3.
    expect(await attempt([mine, network], 3)).toBe(14)
    expect(await attempt([mine], 3.5)).toBe(null)
  })

  test('a network that stays below its limit is never refused, however long it goes on', async () => {
    const tries = [sharedLimit('updates', 'a school', 30)]
    const waits = []
    for (let count = 0; count < 12 * 6; count += 1) waits.push(await attempt(tries, 10 * count))
    expect(new Set(waits)).toEqual(new Set([null]))
  })

  test.each(['login_address', 'register', 'updates'] as const)(
    'a network that tries without a pause has its free attempts of %s and the same again in each hour',
    async (kind) => {
      const tries = [sharedLimit(kind, 'without a pause', 8)]
      expect(await many(8, tries, 0)).toEqual([null])
      const allowed = []
      for (let minutes = 5; minutes <= 8 * 60; minutes += 5)
        if ((await attempt(tries, minutes)) === null) allowed.push(minutes)
      expect(allowed.length).toBeGreaterThan(6 * 8)
      expect(allowed.length).toBeLessThanOrEqual(8 * 8)
    },
  )

  test('a network that has used its attempts gets some back after a quarter of an hour, and all after an hour', async () => {
    const tries = [sharedLimit('login_address', 'in a hurry', 8)]
    expect(await many(9, tries, 0)).toEqual([null, 15])
    expect(await many(3, tries, 15)).toEqual([null, 15])
    expect(await many(9, tries, 80)).toEqual([null, 15])
  })

  test('attempts come back while nobody tries, too: three quarters of them after 45 minutes', async () => {
    const tries = [sharedLimit('login_address', 'after a pause', 8)]
    expect(await many(9, tries, 0)).toEqual([null, 15])
    expect(await many(6, tries, 45)).toEqual([null])
    expect(await attempt(tries, 45)).toBe(15)
  })

  test('a successful attempt is released, and clearing resets the limit', async () => {
    const tries = [sharedLimit('login_address', 'well', 2)]
    for (let time = 0; time < 5; time += 1) {
      expect(await attempt(tries, 0)).toBe(null)
      await releaseAttempt(database.store, tries)
    }
    await many(3, tries, 0)
    await clearAttempts(database.store, tries)
    expect(await many(2, tries, 0)).toEqual([null])
  })

  test('concurrent attempts are counted one by one', async () => {
    const tries = [attemptLimit('login', 'at once')]
    const waits = await Promise.all(Array.from({ length: 30 }, () => attempt(tries, 0)))
    expect(waits.filter((wait) => wait === null)).toHaveLength(10)
  })

  test('the table does not contain what was counted', async () => {
    await attempt([attemptLimit('login', 'canary 192.0.2.1')], 0)
    const rows = await database.store.selectFrom('attempts').selectAll().execute()
    expect(rows).not.toEqual([])
    expect(JSON.stringify(rows)).not.toMatch(/canary|192\.0\.2/)
  })
})
