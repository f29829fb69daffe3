/** Addresses that want news, each with the paths that it came from. */
import type { Store, SubscriberRow } from './tables.ts'

/** The same address at the same path again changes nothing. */
export const addSubscriber = async (store: Store, subscriber: SubscriberRow): Promise<void> => {
  await store
    .insertInto('subscribers')
    .values(subscriber)
    .onConflict((conflict) => conflict.columns(['email_key', 'path']).doNothing())
    .execute()
}

/** The oldest first. */
export const allSubscribers = (store: Store): Promise<SubscriberRow[]> =>
  store.selectFrom('subscribers').selectAll().orderBy('created_at').orderBy('email_key').orderBy('path').execute()
