import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { openPostgres } from './postgres.ts'
import type { Store } from './tables.ts'
import { isUnreachable } from './unreachable.ts'

const timeoutMs = 1000

let place: TestPlace
let store: Store
/** Another program on the same database. */
let other: pg.Client
beforeEach(async () => {
  place = await (databases[1] ?? expect.fail()).place()
  const url = place.databaseUrl ?? expect.fail()
  store = await openPostgres(url, 'with time limit', timeoutMs)
  other = new pg.Client(url)
  await other.connect()
})
afterEach(async () => {
  await other.end()
  await store.destroy()
  await place.remove()
})

const add = (to: Store, id: string): Promise<unknown> =>
  to
    .insertInto('feedback')
    .values({ id, topic: 'a topic', message: 'a message', email: null, created_at: '2026-11-26T12:00:00.000Z' })
    .execute()
const stored = async (): Promise<readonly unknown[]> =>
  (await other.query<{ readonly id: unknown }>('select id from feedback order by id')).rows.map(({ id }) => id)
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.fail('It did not fail'),
    (error: unknown) => error,
  )

test('a write that waits too long is refused and never made', async () => {
  await add(store, 'free')
  await other.query("begin; update feedback set topic = 'locked'")
  const failure = await failureOf(store.updateTable('feedback').set({ message: 'late' }).execute())
  expect(isUnreachable(failure)).toBe(true)
  await other.query('commit')
  await wait(timeoutMs)
  expect((await other.query('select topic, message from feedback')).rows).toEqual([
    { topic: 'locked', message: 'a message' },
  ])
})

test('when PostgreSQL does not answer in time, nothing of the transaction is stored, and later writes are', async () => {
  const failed = store.transaction().execute(async (transaction) => {
    await add(transaction, 'of the transaction')
    // As if PostgreSQL could not stop the query itself, for example because it is stalled.
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`select pg_sleep(4)`.execute(transaction)
  })
  expect(isUnreachable(await failureOf(failed))).toBe(true)
  await expect
    .poll(
      () =>
        add(store, 'later').then(
          () => true,
          () => false,
        ),
      { interval: 100 },
    )
    .toBe(true)
  await add(store, 'last')
  expect(await stored()).toEqual(['last', 'later'])
})

test('a transaction that does nothing for long is rolled back', async () => {
  const failed = store.transaction().execute(async (transaction) => {
    await add(transaction, 'idle')
    await wait(3 * timeoutMs)
    await add(transaction, 'late')
  })
  expect(isUnreachable(await failureOf(failed))).toBe(true)
  await add(store, 'later')
  expect(await stored()).toEqual(['later'])
})
