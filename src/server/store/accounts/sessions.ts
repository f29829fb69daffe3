/** Sessions and their tokens. Each decision is one statement, so that of two concurrent calls only one succeeds. */
import type { SessionRow, TokenRow } from '#server/store/database/login-tables.ts'
import type { Store, StoreTransaction, UserRow } from '#server/store/database/tables.ts'

export type TokenSession = {
  readonly user_id: string
  readonly username: string
  readonly session_id: string
  readonly binding_hash: string
  readonly ends_at: string
  readonly used_at: string | null
}

/** The session of a token. Undefined: the token is unknown, or it or its session has expired at `now`. */
export const sessionOf = (
  store: Store,
  hash: string,
  kind: TokenRow['kind'],
  now: string,
): Promise<TokenSession | undefined> =>
  store
    .selectFrom('tokens')
    .innerJoin('sessions', 'sessions.id', 'tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id as user_id',
      'users.username',
      'sessions.id as session_id',
      'sessions.binding_hash',
      'sessions.ends_at',
      'tokens.used_at',
    ])
    .where('tokens.hash', '=', hash)
    .where('tokens.kind', '=', kind)
    .where('tokens.expires_at', '>', now)
    .where('sessions.ends_at', '>', now)
    .executeTakeFirst()

export type NewToken = Omit<TokenRow, 'used_at' | 'key_hash'>

export const addTokens = async (store: Store, tokens: readonly NewToken[]): Promise<void> => {
  await store
    .insertInto('tokens')
    .values(tokens.map((token) => ({ ...token, used_at: null, key_hash: null })))
    .execute()
}

/** More than anyone uses. Without a limit, a script with one account could fill the database. */
const maxSessions = 100

/**
 * Adds a session, and ends the previous one of the same browser. Of more than 100 sessions, it ends those that were not used for the
 * longest time. The user's row must be locked. All transactions lock rows in the order user, session, token, so that they cannot
 * deadlock.
 */
export const startSession = async (
  transaction: StoreTransaction,
  session: SessionRow,
  formerBinding: string | null,
): Promise<void> => {
  await transaction.insertInto('sessions').values(session).execute()
  if (formerBinding !== null)
    await transaction.deleteFrom('sessions').where('binding_hash', '=', formerBinding).execute()
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', session.user_id)
    .where('id', 'not in', (latest) =>
      latest
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', session.user_id)
        .orderBy(({ fn }) => fn.coalesce('last_used_at', 'created_at'), 'desc')
        .orderBy('id')
        .limit(maxSessions),
    )
    .execute()
}

/** Locks the session before its tokens are written, so that a call that ends it has to wait. False: it has ended. */
export const lockSession = async (transaction: StoreTransaction, id: string, now: string): Promise<boolean> => {
  const held = await transaction
    .updateTable('sessions')
    // Only the hour: enough for the owner to recognise the session, without a record of each visit.
    .set({ last_used_at: `${now.slice(0, 13)}:00:00.000Z` })
    .where('id', '=', id)
    .returning('id')
    .execute()
  return held.length > 0
}

/** True for the first caller. `key_hash`: the hash of the idempotency key of that call. */
export const consumeToken = async (
  store: Store,
  hash: string,
  key_hash: string | null,
  now: string,
): Promise<boolean> => {
  const used = await store
    .updateTable('tokens')
    .set({ used_at: now, key_hash })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .execute()
  return used.length > 0
}

/**
 * Ends the refresh tokens that were issued for a token whose reply was lost. False: the refresh had another key, or a token of that
 * reply has been used, so it was not lost.
 */
export const replaceLostTokens = async (
  transaction: StoreTransaction,
  { hash, key_hash, session_id }: { readonly hash: string; readonly key_hash: string; readonly session_id: string },
  now: string,
): Promise<boolean> => {
  const ofSession = await transaction
    .selectFrom('tokens')
    .select(['hash', 'used_at', 'key_hash'])
    .where('session_id', '=', session_id)
    .where('kind', '=', 'refresh')
    .execute()
  const used = ofSession.find((token) => token.hash === hash)
  const isLast = ofSession.every(
    ({ used_at, key_hash: key }) => used_at === null || used_at < (used?.used_at ?? '') || key === key_hash,
  )
  if (used?.key_hash !== key_hash || !isLast) return false
  await transaction
    .updateTable('tokens')
    // They are not deleted, because the use of a replaced token still means that there is a copy.
    .set({ used_at: now, key_hash })
    .where('session_id', '=', session_id)
    .where('kind', '=', 'refresh')
    .where('used_at', 'is', null)
    .execute()
  return true
}

/** False: it had already ended. */
export const endSession = async (store: Store, id: string): Promise<boolean> => {
  const ended = await store.deleteFrom('sessions').where('id', '=', id).returning('id').execute()
  return ended.length > 0
}

/** All sessions of a user, or all except one. */
export const endSessionsOf = async (store: Store, user_id: UserRow['id'], except?: string): Promise<void> => {
  const which = store.deleteFrom('sessions').where('user_id', '=', user_id)
  await (except === undefined ? which : which.where('id', '!=', except)).execute()
}

/** The session of a token, also of an expired one. */
export const sessionOfToken = (
  store: Store,
  hash: string,
): Promise<(Pick<SessionRow, 'id'> & Pick<UserRow, 'username'>) | undefined> =>
  store
    .selectFrom('tokens')
    .innerJoin('sessions', 'sessions.id', 'tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'users.username'])
    .where('tokens.hash', '=', hash)
    .executeTakeFirst()

export const hasSession = async (store: Store, binding_hash: string): Promise<boolean> => {
  const found = await store
    .selectFrom('sessions')
    .select('id')
    .where('binding_hash', '=', binding_hash)
    .executeTakeFirst()
  return found !== undefined
}

/** Deletes up to `limit` expired sessions. Returns their number, without their tokens. */
export const deleteEndedSessions = async (store: Store, now: string, limit: number): Promise<number> => {
  const ended = await store
    .deleteFrom('sessions')
    .where('id', 'in', (old) => old.selectFrom('sessions').select('id').where('ends_at', '<=', now).limit(limit))
    .returning('id')
    .execute()
  return ended.length
}

/**
 * Deletes up to `limit` expired tokens, and the sessions that have no token left. Returns the number of tokens. Not one
 * transaction, which would lock token and session in the wrong order; a session that is missed in between expires by itself.
 */
export const deleteExpiredTokens = async (store: Store, now: string, limit: number): Promise<number> => {
  const tokens = await store
    .deleteFrom('tokens')
    .where('hash', 'in', (old) => old.selectFrom('tokens').select('hash').where('expires_at', '<=', now).limit(limit))
    .returning('session_id')
    .execute()
  const sessions = [...new Set(tokens.map(({ session_id }) => session_id))]
  if (sessions.length > 0)
    await store
      .deleteFrom('sessions')
      .where('id', 'in', sessions)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('tokens').select('hash').whereRef('tokens.session_id', '=', 'sessions.id'))),
      )
      .execute()
  return tokens.length
}
