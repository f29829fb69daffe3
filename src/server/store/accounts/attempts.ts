/** How often something was tried: counted in the database, so that several servers count together. */
import type { AttemptRow } from '#server/store/database/login-tables.ts'
import type { Store } from '#server/store/database/tables.ts'

export type AttemptRule = {
  /** So many tries are free. */
  readonly free: number
  /** After that so long (in ms) from one to the next; the last one stays. */
  readonly delays: readonly number[]
  /** After so long (in ms) without a try all is forgotten. Longer than every wait. */
  readonly forgetAfter: number
}

/** Counts one more try, unless it comes too early: then nothing changes. True: it counts, and may go on. */
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

/** When the next try may come, in ms from `now`. */
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

/** A try that went well does not count. */
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

/** At most `limit` of them. Gives how many went. */
export const deleteAttemptsBefore = async (store: Store, before: string, limit: number): Promise<number> => {
  const gone = await store
    .deleteFrom('attempts')
    .where('key', 'in', (old) => old.selectFrom('attempts').select('key').where('since', '<=', before).limit(limit))
    // Counted again since it was looked up: it stays.
    .where('since', '<=', before)
    .returning('key')
    .execute()
  return gone.length
}
