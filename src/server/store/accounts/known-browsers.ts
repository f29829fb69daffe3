/** Browsers in which an account has logged in: the latest ones, for a while after their last login. */
import type { KnownBrowserRow } from '#server/store/database/login-tables.ts'
import type { Store, StoreTransaction } from '#server/store/database/tables.ts'

/** More than anybody uses; so many browsers may guess at once when all their cookies are stolen. */
const maxBrowsers = 20

/** `since`: what was not used after that does not count. */
export const isKnownBrowser = async (store: Store, hash: string, since: string): Promise<boolean> => {
  const found = await store
    .selectFrom('known_browsers')
    .select('hash')
    .where('hash', '=', hash)
    .where('last_used_at', '>', since)
    .executeTakeFirst()
  return found !== undefined
}

/** From now on, and again from now on. The account's row has to be held, so that two logins at once leave no row too many. */
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

/** All browsers of an account, or all but one. */
export const deleteKnownBrowsersOf = async (
  store: Store,
  user_id: string,
  except: string | null = null,
): Promise<void> => {
  const which = store.deleteFrom('known_browsers').where('user_id', '=', user_id)
  await (except === null ? which : which.where('hash', '!=', except)).execute()
}

/** At most `limit` of those that were not used after `since`. Gives how many went. */
export const deleteUnusedBrowsers = async (store: Store, since: string, limit: number): Promise<number> => {
  const gone = await store
    .deleteFrom('known_browsers')
    .where('hash', 'in', (old) =>
      old.selectFrom('known_browsers').select('hash').where('last_used_at', '<=', since).limit(limit),
    )
    .returning('hash')
    .execute()
  return gone.length
}
