/** Mails that wait. What is stored with the change that caused it is sent later, once, by whichever server is first. */
import type { OutboxRow, Store } from './tables.ts'

export type NewMail = Pick<OutboxRow, 'id' | 'recipient' | 'subject' | 'text' | 'html' | 'created_at' | 'reset_user_id'>

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

export const putBack = async (store: Store, id: string, next_try_at: string): Promise<void> => {
  await store.updateTable('outbox').set({ next_try_at }).where('id', '=', id).execute()
}

export const removeMail = async (store: Store, id: string): Promise<void> => {
  await store.deleteFrom('outbox').where('id', '=', id).execute()
}
