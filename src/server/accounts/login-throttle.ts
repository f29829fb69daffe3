/**
 * Login attempts, by username or by email address. Neither the reply nor its timing reveals whether an account exists, or which
 * email address belongs to which username.
 *
 * An attempt is counted twice: for the text that was typed, whether or not an account has it, and for each account that it may
 * refer to, so that using the other spelling allows no further guesses. Only the first limit answers 429. The second one answers
 * "wrong password": a 429 would reveal that an email address belongs to a username whose attempts are used up.
 */
import type { FastifyRequest } from 'fastify'
import { knownBrowserIn } from './known-browsers.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { verifyPassword } from './passwords.ts'
import type { UserRow } from '#server/store/database/tables.ts'
import type { AttemptLimit } from '#server/store/accounts/attempts.ts'
import { userByUsername, usernameKey, usersByEmail } from '#server/store/accounts/users.ts'
import {
  clearAttempts,
  subnetOf,
  reserveAttempt,
  releaseAttempt,
  releaseOnFailure,
  attemptLimit,
  sharedLimit,
} from './throttle.ts'

/** How many accounts of one email address are checked. This many hashes are always compared, for constant timing. */
const maxAccountsPerEmail = 3

/** `user`: null if there is no account. The same work is done in that case, for constant timing. */
type Candidate = { readonly user: UserRow | null; readonly key: string; readonly knownBrowserHash: string | null }

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
  // A known browser has its own limit: guesses from elsewhere do not lock the owner out.
  const typedLimits = candidates.some(({ knownBrowserHash }) => knownBrowserHash !== null)
    ? []
    : typedNameLimits(usernameKey(typed), subnet, dependencies.settings.rateLimitPerMinute)
  const wait = await reserveAttempt(store, typedLimits, now)
  if (wait !== null) return { kind: 'throttled', wait, user }

  const counted: AttemptLimit[] = [...typedLimits]
  let browserWait: number | null = null
  let hasCompared = false
  for (const { user: owner, key, knownBrowserHash } of candidates) {
    const limits =
      knownBrowserHash === null ? accountLimits(key, subnet) : [attemptLimit('login_browser', knownBrowserHash)]
    const accountWait = await reserveAttempt(store, limits, now)
    if (accountWait === null) counted.push(...limits)
    else if (knownBrowserHash !== null) browserWait = accountWait
    // After a comparison, a failure may already have revealed something about the first account: its attempt stays counted.
    const isRight = await releaseOnFailure(store, hasCompared ? [] : counted, () =>
      verifyPassword(password, accountWait === null ? (owner?.password_hash ?? null) : null),
    )
    hasCompared = true
    if (!owner || !isRight) continue
    await releaseAttempt(store, counted)
    await clearAttempts(store, [...(knownBrowserHash === null ? [] : limits), ...ownerLimits(owner, subnet)])
    return { kind: 'right', user: owner, isKnownBrowser: knownBrowserHash !== null }
  }
  return browserWait === null ? { kind: 'wrong', user } : { kind: 'throttled', wait: browserWait, user }
}

/** Resets the limits of an account after its password has changed. */
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

/** An @ marks an email address, because usernames cannot contain one. */
const candidatesFor = async (
  dependencies: Dependencies,
  request: FastifyRequest,
  typed: string,
): Promise<readonly Candidate[]> => {
  const { store } = dependencies.database
  const isAddress = typed.includes('@')
  const users = isAddress ? await usersByEmail(store, typed, maxAccountsPerEmail) : [await userByUsername(store, typed)]
  const positions = Array.from({ length: isAddress ? maxAccountsPerEmail : 1 }, (_, position) => position)
  return Promise.all(
    positions.map(async (position): Promise<Candidate> => {
      const user = users[position] ?? null
      const knownBrowserHash = await knownBrowserIn(request, dependencies, user?.username ?? typed)
      return { user, knownBrowserHash, key: user?.id ?? `nobody ${position} ${usernameKey(typed)}` }
    }),
  )
}

const keysOf = ({ username_key, email_key }: UserRow): readonly string[] => [username_key, email_key]

/** A successful login clears only the first limit: the other two are shared with other clients, who may be guessing. */
const typedNameLimits = (key: string, subnet: string, perMinute: number): readonly AttemptLimit[] => [
  attemptLimit('login', `${key} ${subnet}`),
  attemptLimit('login_account', key),
  sharedLimit('login_address', subnet, 4 * perMinute),
]

const accountLimits = (key: string, subnet: string): readonly AttemptLimit[] => [
  attemptLimit('login_user', `${key} ${subnet}`),
  attemptLimit('login_user_everywhere', key),
]

/** The limits of username and email address in one subnet. */
const ownerLimits = (user: UserRow, subnet: string): readonly AttemptLimit[] => [
  attemptLimit('login_user', `${user.id} ${subnet}`),
  ...keysOf(user).map((key) => attemptLimit('login', `${key} ${subnet}`)),
]
