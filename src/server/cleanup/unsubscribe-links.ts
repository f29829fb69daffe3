import { setSubscriberToken, subscribersWithoutToken } from '#server/store/accounts/subscribers.ts'
import { unsubscribeToken } from '#server/accounts/unsubscribe.ts'
import { type CleanupContext, inBatches } from './job.ts'

/** Backfills the unsubscribe tokens of subscribers that earlier versions stored. Deletes nothing. */
export const createUnsubscribeTokens = async ({
  database: { installation, store },
  signal,
}: Pick<CleanupContext, 'database'> & Partial<CleanupContext>): Promise<number> => {
  await inBatches(signal, 200, async (limit) => {
    const keys = await subscribersWithoutToken(store, limit)
    for (const key of new Set(keys)) await setSubscriberToken(store, key, unsubscribeToken(installation.hmacKey, key))
    return keys.length
  })
  return 0
}
