/** Attempts are counted in the database, so that all servers share the counts. */
import type { ExpressionBuilder, OnConflictDatabase, OnConflictTables } from 'kysely'
import type { AttemptRow } from '#server/store/database/login-tables.ts'
import type { Store, Tables } from '#server/store/database/tables.ts'

/** For one person: after the free attempts, the waits become longer and longer, until there was no attempt for a while. */
export type DelayRule = {
  /** Number of attempts without a delay. */
  readonly free: number
  /** In ms: the delays before the next attempts. The last one repeats. */
  readonly delays: readonly number[]
  /** In ms: without an attempt for this long the count starts again. At least as long as every delay. */
  readonly forgetAfter: number
}

/** For people who share a network: attempts come back continuously, even while others keep using theirs. */
export type RefillRule = {
  /** The largest number of attempts at once. */
  readonly free: number
  /** Attempts that come back for each `refillAfter` (ms), of which `forgetAfter` is a multiple. */
  readonly refill: number
  readonly refillAfter: number
  /** In ms: after this time all have come back. */
  readonly forgetAfter: number
}

export type AttemptRule = DelayRule | RefillRule

/** Counts an attempt unless it is too early. One statement, so that concurrent attempts cannot pass together. True: allowed. */
export const countAttempt = async (store: Store, key: string, rule: AttemptRule, now: Date): Promise<boolean> => {
  const since = now.toISOString()
  const counted = await store
    .insertInto('attempts')
    .values({ key, count: 1, since })
    .onConflict((conflict) => {
      const { set, where } = 'delays' in rule ? withDelays(rule, now) : withRefill(rule, now)
      return conflict.column('key').doUpdateSet(set).where(where)
    })
    .returning('key')
    .execute()
  return counted.length > 0
}

type Columns = ExpressionBuilder<OnConflictDatabase<Tables, 'attempts'>, OnConflictTables<'attempts'>>

const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString()

/** `since` is the time of the last attempt. */
const withDelays = ({ free, delays, forgetAfter }: DelayRule, now: Date) => ({
  set: ({ eb }: Columns) => ({
    since: now.toISOString(),
    count: eb
      .case()
      .when('attempts.since', '<=', before(now, forgetAfter))
      .then(1)
      .else(eb('attempts.count', '+', 1))
      .end(),
  }),
  where: ({ eb }: Columns) =>
    eb.or([
      eb('attempts.count', '<', free),
      eb('attempts.since', '<=', before(now, forgetAfter)),
      ...delays.map((delay, at) =>
        eb.and([
          eb('attempts.count', at === delays.length - 1 ? '>=' : '=', free + at),
          eb('attempts.since', '<=', before(now, delay)),
        ]),
      ),
    ]),
})

/**
 * `since` is the time of the last refill, or of the first attempt. Attempts come back for each whole `refillAfter` since then. The rest
 * of the time is lost, which makes the limit stricter, never laxer. Keeping it would need time arithmetic in two dialects of SQL.
 */
const withRefill = ({ free, refill, refillAfter, forgetAfter }: RefillRule, now: Date) => {
  const attemptsGivenBack = ({ eb }: Columns) =>
    eb.parens(
      Array.from({ length: forgetAfter / refillAfter }, (_, at) =>
        eb
          .case()
          .when('attempts.since', '<=', before(now, (at + 1) * refillAfter))
          .then(eb.lit(refill))
          .else(eb.lit(0))
          .end(),
      ).reduce((sum, one) => eb(sum, '+', one)),
    )
  return {
    set: {
      since: ({ eb, ref }: Columns) =>
        eb
          .case()
          .when('attempts.since', '<=', before(now, refillAfter))
          .then(now.toISOString())
          .else(ref('attempts.since'))
          .end(),
      count: (columns: Columns) => {
        const { eb } = columns
        return eb
          .case()
          .when('attempts.since', '<=', before(now, forgetAfter))
          .then(1)
          .when('attempts.count', '>', attemptsGivenBack(columns))
          .then(eb(eb('attempts.count', '-', attemptsGivenBack(columns)), '+', 1))
          .else(1)
          .end()
      },
    },
    where: ({ eb }: Columns) =>
      eb.or([eb('attempts.count', '<', free), eb('attempts.since', '<=', before(now, refillAfter))]),
  }
}

export type AttemptLimit = { readonly key: string; readonly rule: AttemptRule }

/** The time in ms from `now` until none of the limits refuses an attempt. There must be at least one limit. */
export const waitBeforeNextAttempt = async (
  store: Store,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<number> => {
  const keys = limits.map(({ key }) => key)
  const rows = await store.selectFrom('attempts').selectAll().where('key', 'in', keys).execute()
  const waits = limits.map(({ key, rule }) => {
    const row = rows.find((one) => one.key === key)
    if (!row || row.count < rule.free) return 0
    const wait = 'delays' in rule ? delayAfter(rule, row.count) : rule.refillAfter
    return Date.parse(row.since) + wait - now.getTime()
  })
  return Math.max(0, ...waits)
}

const delayAfter = ({ free, delays }: DelayRule, count: number): number =>
  delays[Math.min(count - free, delays.length - 1)] ?? 0

/** Successful attempts are not counted. */
export const uncountAttempts = async (store: Store, keys: readonly string[]): Promise<void> => {
  await store
    .updateTable('attempts')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('key', 'in', keys)
    .where('count', '>', 0)
    .execute()
}

export const deleteAttempts = async (store: Store, keys: readonly AttemptRow['key'][]): Promise<void> => {
  await store.deleteFrom('attempts').where('key', 'in', keys).execute()
}

/** Deletes up to `limit` counts from before (`<=`) or after (`>`) a time, and returns their number. */
export const deleteAttemptsFrom = async (
  store: Store,
  side: '<=' | '>',
  time: string,
  limit: number,
): Promise<number> => {
  const deleted = await store
    .deleteFrom('attempts')
    .where('key', 'in', (stale) => stale.selectFrom('attempts').select('key').where('since', side, time).limit(limit))
    // Keeps those that were counted again since the sub-select.
    .where('since', side, time)
    .returning('key')
    .execute()
  return deleted.length
}
