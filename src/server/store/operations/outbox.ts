/** Mails that wait. What is stored with the change that caused it is sent later, by whichever server is first. */
import type { OutboxRow, Store } from '#server/store/database/tables.ts'

export type NewMail = Omit<OutboxRow, 'next_try_at' | 'tries'>

/** Part of the transaction that it is called with: no mail without the change, no change without its mail. */
export const addMail = async (store: Store, mail: NewMail): Promise<void> => {
  await store
    .insertInto('outbox')
    .values({ ...mail, next_try_at: mail.created_at, tries: 0 })
    .execute()
}

/**
 * The next one that is due, for nobody else until `until`: a server that ends while it sends leaves it to another one.
 * A row that somebody else was quicker to take is passed over.
 */
export const takeMail = async (store: Store, now: string, until: string): Promise<OutboxRow | undefined> => {
  for (;;) {
    const due = await store
      .selectFrom('outbox')
      .select(['id', 'next_try_at'])
      .where('next_try_at', '<=', now)
      .orderBy('next_try_at')
      .limit(1)
      .executeTakeFirst()
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

/** False: it was taken back meanwhile. */
export const hasMail = async (store: Store, id: string): Promise<boolean> =>
  (await store.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const rescheduleMail = async (store: Store, id: string, next_try_at: string): Promise<void> => {
  await store.updateTable('outbox').set({ next_try_at }).where('id', '=', id).execute()
}

export const removeMail = async (store: Store, id: string): Promise<void> => {
  await store.deleteFrom('outbox').where('id', '=', id).execute()
}

export type OutboxState = {
  /** How many mails wait, counted up to 10,000: a count of all would read the whole table. */
  readonly waiting: number
  /** When the oldest of them was queued. null: none waits. */
  readonly oldest: string | null
}

const countedUpTo = 10_000

/** For an operator: mails wait for seconds, so many or old ones mean that the mail server does not take them. */
export const outboxState = async (store: Store): Promise<OutboxState> => {
  const { waiting } = await store
    .selectFrom((some) => some.selectFrom('outbox').select('id').limit(countedUpTo).as('some'))
    .select(({ fn }) => fn.countAll().as('waiting'))
    .executeTakeFirstOrThrow()
  const first = await store.selectFrom('outbox').select('created_at').orderBy('created_at').limit(1).executeTakeFirst()
  return { waiting: Number(waiting), oldest: first?.created_at ?? null }
}
