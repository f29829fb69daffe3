import type { SessionRow } from '#server/store/database/login-tables.ts'
import type { Store, StoreTransaction } from '#server/store/database/tables.ts'

export type ActiveSessionRow = Pick<SessionRow, 'id' | 'browser' | 'system' | 'created_at' | 'last_used_at'> & {
  /** When its last token expires. */
  readonly expires_at: string
}

/** Last used first. Sessions without a valid token cannot be used again and are left out. */
export const activeSessionsOf = (store: Store, user_id: string, now: string): Promise<ActiveSessionRow[]> =>
  store
    .selectFrom('sessions')
    .innerJoin('tokens', 'tokens.session_id', 'sessions.id')
    .select(({ fn }) => [
      'sessions.id',
      'sessions.browser',
      'sessions.system',
      'sessions.created_at',
      'sessions.last_used_at',
      fn.max<string>('tokens.expires_at').as('expires_at'),
    ])
    .where('sessions.user_id', '=', user_id)
    .where('sessions.ends_at', '>', now)
    .where('tokens.expires_at', '>', now)
    .groupBy(['sessions.id', 'sessions.browser', 'sessions.system', 'sessions.created_at', 'sessions.last_used_at'])
    .orderBy(({ fn }) => fn.coalesce('sessions.last_used_at', 'sessions.created_at'), 'desc')
    .orderBy('sessions.id')
    .execute()

/**
 * Ends a session, and makes its browser unknown unless it is `except` (the current one). The user's row must be locked, because a
 * login locks browser and session in the other order. False: the session had already ended.
 */
export const endOwnSession = async (
  transaction: StoreTransaction,
  user_id: string,
  id: string,
  except: string | null,
): Promise<boolean> => {
  const ended = await transaction
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning('known_browser_hash')
    .executeTakeFirst()
  const hash = ended?.known_browser_hash ?? null
  if (hash !== null && hash !== except)
    await transaction.deleteFrom('known_browsers').where('hash', '=', hash).where('user_id', '=', user_id).execute()
  return ended !== undefined
}
