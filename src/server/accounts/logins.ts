/** Starts logins and issues their tokens. */
import type { LoginReply } from '#types/api.generated.ts'
import { day, minute } from '#server/operations/durations.ts'
import type { DeviceDescription } from './device-description.ts'
import { hashOf, newId } from './secrets.ts'
import { recordActivity } from '#server/store/accounts/inactivity.ts'
import { addTokens, type NewToken, startSession } from '#server/store/accounts/sessions.ts'
import type { Store, StoreTransaction, UserRow } from '#server/store/database/tables.ts'
import { newSecret, newToken, type TokenKind } from './tokens.ts'

/** Absolute lifetime of a login, however often it is refreshed. */
export const sessionDays = 30
const tokenLifetimeMs: Readonly<Record<TokenKind, number>> = { access: 10 * minute, refresh: 7 * day }

/** A second tab may use a refresh token again within this time, in ms. */
export const refreshGraceMs = 10_000

type Session = { readonly id: string; readonly ends_at: string }

const tokenRow = (kind: TokenKind, token: string, { id, ends_at }: Session, now: Date): NewToken => {
  const expires_at = new Date(now.getTime() + tokenLifetimeMs[kind]).toISOString()
  return { hash: hashOf(token), session_id: id, kind, expires_at: expires_at < ends_at ? expires_at : ends_at }
}

/** Only the hashes of the tokens are stored. */
export const issueTokens = async <Kind extends TokenKind>(
  store: Store,
  kinds: readonly Kind[],
  session: Session,
  now: Date,
): Promise<Readonly<Record<Kind, string>>> => {
  const tokens = kinds.map((kind) => [kind, newToken(kind)] as const)
  await addTokens(
    store,
    tokens.map(([kind, token]) => tokenRow(kind, token, session, now)),
  )
  return Object.fromEntries(tokens) as Record<Kind, string>
}

export type StartedLogin = { readonly reply: LoginReply; readonly binding: string }

export type LoginOrigin = {
  /** The binding cookie that the browser already had; that earlier login ends. null: none. */
  readonly previousBinding: string | null
  readonly known_browser_hash: string
  readonly device: DeviceDescription
}

export const startLogin = async (
  transaction: StoreTransaction,
  { id: user_id, username }: Pick<UserRow, 'id' | 'username'>,
  { previousBinding, known_browser_hash, device }: LoginOrigin,
  now: Date,
): Promise<StartedLogin> => {
  const binding = newSecret()
  const ends_at = new Date(now.getTime() + sessionDays * day).toISOString()
  const session = {
    id: newId(),
    user_id,
    binding_hash: hashOf(binding),
    created_at: now.toISOString(),
    ends_at,
    last_used_at: null,
    ...device,
    known_browser_hash,
  }
  await recordActivity(transaction, user_id, now)
  await startSession(transaction, session, previousBinding === null ? null : hashOf(previousBinding))
  const tokens = await issueTokens(transaction, ['access', 'refresh'], session, now)
  return { reply: { ...tokens, user: { id: user_id, username } }, binding }
}
