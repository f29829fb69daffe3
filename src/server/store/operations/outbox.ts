/** Queued mails. Any server may send them. */
import { hour } from '#server/operations/durations.ts'
import type { OutboxRow, Store } from '#server/store/database/tables.ts'

export type NewMail = Omit<OutboxRow, 'next_try_at' | 'tries'>

/** Call in the transaction of the change that causes the mail, so that both are stored or neither is. */
export const addMail = async (store: Store, mail: NewMail): Promise<void> => {
  await store
    .insertInto('outbox')
    .values({ ...mail, next_try_at: mail.created_at, tries: 0 })
    .execute()
}

/**
 * Longer than any wait between two attempts. A mail that would have to wait longer was rescheduled while the clock was ahead (when the
 * certificate of the mail server looks expired, too), so it is due now.
 */
const longestWaitMs = 12 * hour

/**
 * Claims the next due mail until `until`. If the server ends before it is sent, another one can claim it after that. Retries
 * when another server claims the same mail first.
 */
export const claimMail = async (store: Store, now: string, until: string): Promise<OutboxRow | undefined> => {
  const tooFar = new Date(Date.parse(now) + longestWaitMs).toISOString()
  for (;;) {
    const due = (await firstMail(store, '<=', now)) ?? (await firstMail(store, '>', tooFar))
    if (!due) return undefined
    const taken = await store
      .updateTable('outbox')
      .set(({ eb }) => ({ next_try_at: until, tries: eb('tries', '+', 1) }))
      .where('id', '=', due.id)
      .where('next_try_at', '=', due.next_try_at)
      .returningAll()
      .executeTakeFirst()
    if (taken) return taken
  }
}

const firstMail = (store: Store, comparison: '<=' | '>', time: string) =>
  store
    .selectFrom('outbox')
    .select(['id', 'next_try_at'])
    .where('next_try_at', comparison, time)
    .orderBy('next_try_at')
    .limit(1)
    .executeTakeFirst()

/** False: it was removed meanwhile. */
export const hasMail = async (store: Store, id: string): Promise<boolean> =>
  (await store.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const rescheduleMail = async (store: Store, id: string, next_try_at: string): Promise<void> => {
  await store.updateTable('outbox').set({ next_try_at }).where('id', '=', id).execute()
}

export const removeMail = async (store: Store, id: string): Promise<void> => {
  await store.deleteFrom('outbox').where('id', '=', id).execute()
}

export type OutboxState = {
  /** Number of queued mails, up to 10,000: counting all would scan the table. */
  readonly waiting: number
  /** When the oldest one was queued. null: none is. */
  readonly oldest: string | null
}

const countedUpTo = 10_000

/** For monitoring. Mails normally wait for seconds, so many or old mails mean that the mail server does not accept them. */
export const outboxState = async (store: Store): Promise<OutboxState> => {
  const { waiting } = await store
    .selectFrom((some) => some.selectFrom('outbox').select('id').limit(countedUpTo).as('some'))
    .select(({ fn }) => fn.countAll().as('waiting'))
    .executeTakeFirstOrThrow()
  const first = await store.selectFrom('outbox').select('created_at').orderBy('created_at').limit(1).executeTakeFirst()
  return { waiting: Number(waiting), oldest: first?.created_at ?? null }
}
