/**
 * A try to log in, by username or by email address. Nobody learns from the answer, or from how long it takes, whether there
 * is such an account, or which address belongs to which username.
 *
 * A try is counted twice: for what was typed, whether anybody has it or not, and for each account that it may mean, so that
 * the second spelling brings no further guesses. Only the first count is told (429). Whoever is stopped by the second one
 * hears that the password is wrong: else the tries used up for a username would show which address belongs to it.
 */
import type { FastifyRequest } from 'fastify'
import { knownBrowserIn } from './known-browsers.ts'
import type { Parts } from '#server/dependencies.ts'
import { verifyPassword } from './passwords.ts'
import type { UserRow } from '#server/store/database/tables.ts'
import { userNamed, usernameKey, usersWith } from '#server/store/accounts/users.ts'
import { forgiveTries, neighbourhoodOf, reserveTry, returnTry, type Tries, triesFor } from './throttle.ts'

/** Accounts of one address that are tried, the oldest first. Always so many passwords are compared: it takes the same time. */
const mostOfAnAddress = 3

/** `user`: null where there is no such account, and all the same is done. */
type Candidate = { readonly user: UserRow | null; readonly key: string; readonly known: string | null }

export type Tried =
  | { readonly kind: 'throttled'; readonly wait: number; readonly user: UserRow | null }
  | { readonly kind: 'wrong'; readonly user: UserRow | null }
  | { readonly kind: 'right'; readonly user: UserRow; readonly isKnown: boolean }

export const tryToLogIn = async (
  parts: Parts,
  request: FastifyRequest,
  typed: string,
  password: string,
): Promise<Tried> => {
  const { store } = parts.database
  const now = parts.settings.now()
  const near = neighbourhoodOf(request.ip)
  const candidates = await candidatesFor(parts, request, typed)
  const user = candidates[0]?.user ?? null
  // A browser that the account knows is counted by itself: guesses from elsewhere do not keep its owner out.
  const told = candidates.some(({ known }) => known !== null)
    ? []
    : triesOfText(usernameKey(typed), near, parts.settings.rateLimitPerMinute)
  const wait = await reserveTry(store, told, now)
  if (wait !== null) return { kind: 'throttled', wait, user }

  const counted: Tries[] = [...told]
  let browserWait: number | null = null
  for (const { user: owner, key, known } of candidates) {
    const tries = known === null ? triesOfAccount(key, near) : [triesFor('login_browser', known)]
    const late = await reserveTry(store, tries, now)
    if (late === null) counted.push(...tries)
    else if (known !== null) browserWait = late
    const isRight = await verifyPassword(password, late === null ? (owner?.password_hash ?? null) : null)
    if (!owner || !isRight) continue
    await returnTry(store, counted)
    await forgiveTries(store, [...tries.slice(0, 1), ...ownTriesOf(owner, near)])
    return { kind: 'right', user: owner, isKnown: known !== null }
  }
  return browserWait === null ? { kind: 'wrong', user } : { kind: 'throttled', wait: browserWait, user }
}

/** After a new password, whoever guessed at the old one has no say. */
export const forgiveGuesses = async (
  { database }: Pick<Parts, 'database'>,
  user: UserRow,
  address: string,
): Promise<void> => {
  const everywhere = [
    triesFor('login_user_everywhere', user.id),
    ...keysOf(user).map((key) => triesFor('login_account', key)),
  ]
  await forgiveTries(database.store, [...ownTriesOf(user, neighbourhoodOf(address)), ...everywhere])
}

/** A username has no @, and every address has one. */
const candidatesFor = async (parts: Parts, request: FastifyRequest, typed: string): Promise<readonly Candidate[]> => {
  const { store } = parts.database
  const isAddress = typed.includes('@')
  const users = isAddress ? await usersWith(store, typed) : [await userNamed(store, typed)]
  const places = Array.from({ length: isAddress ? mostOfAnAddress : 1 }, (_, place) => place)
  return Promise.all(
    places.map(async (place): Promise<Candidate> => {
      const user = users[place] ?? null
      const known = await knownBrowserIn(request, parts, user?.username ?? typed)
      return { user, known, key: user?.id ?? `nobody ${place} ${usernameKey(typed)}` }
    }),
  )
}

const keysOf = ({ username_key, email_key }: UserRow): readonly string[] => [username_key, email_key]

/** The first is forgotten once the right password comes; the others are shared with people who may be guessing meanwhile. */
const triesOfText = (key: string, near: string, perMinute: number): readonly Tries[] => [
  triesFor('login', `${key} ${near}`),
  triesFor('login_account', key),
  triesFor('login_address', near, 4 * perMinute),
]

const triesOfAccount = (key: string, near: string): readonly Tries[] => [
  triesFor('login_user', `${key} ${near}`),
  triesFor('login_user_everywhere', key),
]

/** Of both spellings, in one neighbourhood. */
const ownTriesOf = (user: UserRow, near: string): readonly Tries[] => [
  triesFor('login_user', `${user.id} ${near}`),
  ...keysOf(user).map((key) => triesFor('login', `${key} ${near}`)),
]
