/** The latest browsers in which an account has logged in. */
import type { KnownBrowserRow } from '#server/store/database/login-tables.ts'
import type { Store, StoreTransaction } from '#server/store/database/tables.ts'

/** More than anyone uses. Limits an attacker with stolen cookies, because each known browser has its own attempts. */
const maxBrowsers = 20

/** A browser that was not used after `since` is unknown. */
export const isKnownBrowser = async (store: Store, hash: string, since: string): Promise<boolean> => {
  const found = await store
    .selectFrom('known_browsers')
    .select('hash')
    .where('hash', '=', hash)
    .where('last_used_at', '>', since)
    .executeTakeFirst()
  return found !== undefined
}

/** Adds or updates a browser and deletes the oldest ones. The user's row must be locked, so that concurrent logins respect the limit. */
export const rememberBrowser = async (
  transaction: StoreTransaction,
  { hash, user_id }: Pick<KnownBrowserRow, 'hash' | 'user_id'>,
  now: string,
): Promise<void> => {
  await transaction
    .insertInto('known_browsers')
    .values({ hash, user_id, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ last_used_at: now }))
    .execute()
  await transaction
    .deleteFrom('known_browsers')
    .where('user_id', '=', user_id)
    .where('hash', 'not in', (latest) =>
      latest
        .selectFrom('known_browsers')
        .select('hash')
        .where('user_id', '=', user_id)
        .orderBy('last_used_at', 'desc')
        .orderBy('hash')
        .limit(maxBrowsers),
    )
    .execute()
}

/** All browsers of an account, or all except one. */
export const deleteKnownBrowsersOf = async (
  store: Store,
  user_id: string,
  except: string | null = null,
): Promise<void> => {
  const which = store.deleteFrom('known_browsers').where('user_id', '=', user_id)
  await (except === null ? which : which.where('hash', '!=', except)).execute()
}

/** Deletes up to `limit` browsers that were not used after `since`. Returns their number. */
export const deleteUnusedBrowsers = async (store: Store, since: string, limit: number): Promise<number> => {
  const deleted = await store
    .deleteFrom('known_browsers')
    .where('hash', 'in', (old) =>
      old.selectFrom('known_browsers').select('hash').where('last_used_at', '<=', since).limit(limit),
    )
    .returning('hash')
    .execute()
  return deleted.length
}
