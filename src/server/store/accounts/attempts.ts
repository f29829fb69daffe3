/** Attempts are counted in the database, so that all servers share the counts. */
import type { AttemptRow } from '#server/store/database/login-tables.ts'
import type { Store } from '#server/store/database/tables.ts'

export type AttemptRule = {
  /** Number of attempts without a delay. */
  readonly free: number
  /** In ms: the delays before the next attempts. The last one repeats. */
  readonly delays: readonly number[]
  /** In ms: without an attempt for this long the count starts again. At least as long as every delay. */
  readonly forgetAfter: number
}

/** Counts an attempt unless it is too early. One statement, so that concurrent attempts cannot pass together. True: allowed. */
export const countAttempt = async (store: Store, key: string, rule: AttemptRule, now: Date): Promise<boolean> => {
  const before = (ms: number): string => new Date(now.getTime() - ms).toISOString()
  const { free, delays, forgetAfter } = rule
  const counted = await store
    .insertInto('attempts')
    .values({ key, count: 1, since: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(({ eb }) => ({
          since: now.toISOString(),
          count: eb
            .case()
            .when('attempts.since', '<=', before(forgetAfter))
            .then(1)
            .else(eb('attempts.count', '+', 1))
            .end(),
        }))
        .where(({ eb }) =>
          eb.or([
            eb('attempts.count', '<', free),
            eb('attempts.since', '<=', before(forgetAfter)),
            ...delays.map((delay, at) =>
              eb.and([
                eb('attempts.count', at === delays.length - 1 ? '>=' : '=', free + at),
                eb('attempts.since', '<=', before(delay)),
              ]),
            ),
          ]),
        ),
    )
    .returning('key')
    .execute()
  return counted.length > 0
}

/** In ms from `now`. */
export const waitBeforeNextAttempt = async (
  store: Store,
  key: string,
  { free, delays }: AttemptRule,
  now: Date,
): Promise<number> => {
  const row = await store.selectFrom('attempts').selectAll().where('key', '=', key).executeTakeFirst()
  if (!row || row.count < free) return 0
  const wait = delays[Math.min(row.count - free, delays.length - 1)] ?? 0
  return Math.max(0, Date.parse(row.since) + wait - now.getTime())
}

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

/** Deletes up to `limit` counts and returns their number. */
export const deleteAttemptsBefore = async (store: Store, before: string, limit: number): Promise<number> => {
  const deleted = await store
    .deleteFrom('attempts')
    .where('key', 'in', (old) => old.selectFrom('attempts').select('key').where('since', '<=', before).limit(limit))
    // Keeps those that were counted again since the sub-select.
    .where('since', '<=', before)
    .returning('key')
    .execute()
  return deleted.length
}
