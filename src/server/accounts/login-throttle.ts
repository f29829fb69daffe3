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
import type { Dependencies } from '#server/dependencies.ts'
import { verifyPassword } from './passwords.ts'
import type { UserRow } from '#server/store/database/tables.ts'
import { userNamed, usernameKey, usersWith } from '#server/store/accounts/users.ts'
import { clearAttempts, subnetOf, reserveAttempt, releaseAttempt, type AttemptLimit, attemptLimit } from './throttle.ts'

/** Accounts of one address that are tried, the oldest first. Always so many passwords are compared: it takes the same time. */
const maxAccountsPerEmail = 3

/** `user`: null where there is no such account, and all the same is done. */
type Candidate = { readonly user: UserRow | null; readonly key: string; readonly known: string | null }

export type LoginAttempt =
  | { readonly kind: 'throttled'; readonly wait: number; readonly user: UserRow | null }
  | { readonly kind: 'wrong'; readonly user: UserRow | null }
  | { readonly kind: 'right'; readonly user: UserRow; readonly isKnownBrowser: boolean }

export const attemptLogin = async (
  dependencies: Dependencies,
  request: FastifyRequest,
  typed: string,
  password: string,
): Promise<LoginAttempt> => {
  const { store } = dependencies.database
  const now = dependencies.settings.now()
  const subnet = subnetOf(request.ip)
  const candidates = await candidatesFor(dependencies, request, typed)
  const user = candidates[0]?.user ?? null
  // A browser that the account knows is counted by itself: guesses from elsewhere do not keep its owner out.
  const typedLimits = candidates.some(({ known }) => known !== null)
    ? []
    : typedNameLimits(usernameKey(typed), subnet, dependencies.settings.rateLimitPerMinute)
  const wait = await reserveAttempt(store, typedLimits, now)
  if (wait !== null) return { kind: 'throttled', wait, user }

  const counted: AttemptLimit[] = [...typedLimits]
  let browserWait: number | null = null
  for (const { user: owner, key, known } of candidates) {
    const limits = known === null ? accountLimits(key, subnet) : [attemptLimit('login_browser', known)]
    const accountWait = await reserveAttempt(store, limits, now)
    if (accountWait === null) counted.push(...limits)
    else if (known !== null) browserWait = accountWait
    const isRight = await verifyPassword(password, accountWait === null ? (owner?.password_hash ?? null) : null)
    if (!owner || !isRight) continue
    await releaseAttempt(store, counted)
    await clearAttempts(store, [...limits.slice(0, 1), ...ownerLimits(owner, subnet)])
    return { kind: 'right', user: owner, isKnownBrowser: known !== null }
  }
  return browserWait === null ? { kind: 'wrong', user } : { kind: 'throttled', wait: browserWait, user }
}

/** After a new password, whoever guessed at the old one has no say. */
export const clearLoginAttempts = async (
  { database }: Pick<Dependencies, 'database'>,
  user: UserRow,
  address: string,
): Promise<void> => {
  const everywhere = [
    attemptLimit('login_user_everywhere', user.id),
    ...keysOf(user).map((key) => attemptLimit('login_account', key)),
  ]
  await clearAttempts(database.store, [...ownerLimits(user, subnetOf(address)), ...everywhere])
}

/** A username has no @, and every address has one. */
const candidatesFor = async (
  dependencies: Dependencies,
  request: FastifyRequest,
  typed: string,
): Promise<readonly Candidate[]> => {
  const { store } = dependencies.database
  const isAddress = typed.includes('@')
  const users = isAddress ? await usersWith(store, typed) : [await userNamed(store, typed)]
  const places = Array.from({ length: isAddress ? maxAccountsPerEmail : 1 }, (_, place) => place)
  return Promise.all(
    places.map(async (place): Promise<Candidate> => {
      const user = users[place] ?? null
      const known = await knownBrowserIn(request, dependencies, user?.username ?? typed)
      return { user, known, key: user?.id ?? `nobody ${place} ${usernameKey(typed)}` }
    }),
  )
}

const keysOf = ({ username_key, email_key }: UserRow): readonly string[] => [username_key, email_key]

/** The first is forgotten once the right password comes; the others are shared with people who may be guessing meanwhile. */
const typedNameLimits = (key: string, subnet: string, perMinute: number): readonly AttemptLimit[] => [
  attemptLimit('login', `${key} ${subnet}`),
  attemptLimit('login_account', key),
  attemptLimit('login_address', subnet, 4 * perMinute),
]

const accountLimits = (key: string, subnet: string): readonly AttemptLimit[] => [
  attemptLimit('login_user', `${key} ${subnet}`),
  attemptLimit('login_user_everywhere', key),
]

/** Of both spellings, in one neighbourhood. */
const ownerLimits = (user: UserRow, subnet: string): readonly AttemptLimit[] => [
  attemptLimit('login_user', `${user.id} ${subnet}`),
  ...keysOf(user).map((key) => attemptLimit('login', `${key} ${subnet}`)),
]
