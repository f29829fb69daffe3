/** Newsletter subscribers: one row for each address and each path where it was entered. */
import { recordErasures } from '#server/store/operations/erasures.ts'
import type { Store, StoreTransaction, SubscriberRow } from '#server/store/database/tables.ts'

/** Idempotent. True: the address is new (at all paths). */
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

/** Removes the address of a token at all paths. Idempotent. */
export const removeSubscriber = async (transaction: StoreTransaction, token: string, at: string): Promise<void> => {
  const deleted = await transaction
    .deleteFrom('subscribers')
    .where('email_key', 'in', (same) => same.selectFrom('subscribers').select('email_key').where('token', '=', token))
    .returning('email_key')
    .execute()
  const keys = new Set(deleted.map(({ email_key }) => email_key))
  await recordErasures(
    transaction,
    [...keys].map((key) => ({ kind: 'subscriber', key })),
    at,
  )
}

/** Email keys of up to `limit` rows without a token, which earlier versions stored. */
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

/** Up to `limit` rows after `after`, the oldest first. */
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
