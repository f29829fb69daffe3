/** Addresses that want news, each with the paths that it came from. */
import { recordErasures } from '#server/store/operations/erasures.ts'
import type { Store, StoreTransaction, SubscriberRow } from '#server/store/database/tables.ts'

/** The same address at the same path again changes nothing. True: the address is new, at any path. */
export const addSubscriber = async (transaction: StoreTransaction, subscriber: SubscriberRow): Promise<boolean> => {
  const known = await transaction
    .selectFrom('subscribers')
    .select('path')
    .where('email_key', '=', subscriber.email_key)
    .limit(1)
    .executeTakeFirst()
  const added = await transaction
    .insertInto('subscribers')
    .values(subscriber)
    .onConflict((conflict) => conflict.columns(['email_key', 'path']).doNothing())
    .returning('path')
    .execute()
  return known === undefined && added.length > 0
}

/** The address of this token, at all paths. Nothing happens when there is none (any more). */
export const removeSubscriber = async (transaction: StoreTransaction, token: string, at: string): Promise<void> => {
  const gone = await transaction
    .deleteFrom('subscribers')
    .where('email_key', 'in', (same) => same.selectFrom('subscribers').select('email_key').where('token', '=', token))
    .returning('email_key')
    .execute()
  const keys = new Set(gone.map(({ email_key }) => email_key))
  await recordErasures(
    transaction,
    [...keys].map((key) => ({ kind: 'subscriber', key })),
    at,
  )
}

/** Some of those without a token: they were stored by an earlier version. */
export const subscribersWithoutToken = async (store: Store, limit: number): Promise<readonly string[]> => {
  const rows = await store
    .selectFrom('subscribers')
    .select('email_key')
    .where('token', 'is', null)
    .limit(limit)
    .execute()
  return rows.map(({ email_key }) => email_key)
}

export const setSubscriberToken = async (store: Store, email_key: string, token: string): Promise<void> => {
  await store.updateTable('subscribers').set({ token }).where('email_key', '=', email_key).execute()
}

/** The next ones after `after`, the oldest first. */
export const subscribersAfter = (
  store: Store,
  after: SubscriberRow | undefined,
  limit: number,
): Promise<readonly SubscriberRow[]> =>
  store
    .selectFrom('subscribers')
    .selectAll()
    .$if(after !== undefined, (rows) =>
      rows.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('created_at', 'email_key', 'path'),
          '>',
          tuple(after?.created_at ?? '', after?.email_key ?? '', after?.path ?? ''),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('email_key')
    .orderBy('path')
    .limit(limit)
    .execute()
