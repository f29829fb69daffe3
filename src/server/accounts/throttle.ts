/** Guessing gets slower and slower, for an account and for an address; nobody is ever locked out for good. */
import { ipv6Digits, ipv4Octets } from '#server/http/limits/networks.ts'
import { refusalError } from '#server/http/refusals.ts'
import { hashOf } from './secrets.ts'
import { countTry, forgetTries, type TryRule, uncountTries, waitFor } from '#server/store/accounts/attempts.ts'
import type { Store } from '#server/store/database/tables.ts'

const minute = 60_000
const hour = 60 * minute
const increasingWaits = [1, 2, 4, 8, 15].map((minutes) => minutes * minute)

const rules = {
  /** One account from one neighbourhood, as a person who has forgotten a password. */
  login: { free: 10, waits: increasingWaits, forget: 30 * minute },
  /** One account from one browser that it knows, wherever it is: instead of the other rules of a login. */
  login_browser: { free: 10, waits: increasingWaits, forget: 30 * minute },
  /** One account from everywhere: many machines guess together. */
  login_account: { free: 50, waits: increasingWaits, forget: hour },
  /** The same two once more, for the account that a username or an address means. */
  login_user: { free: 10, waits: increasingWaits, forget: 30 * minute },
  login_user_everywhere: { free: 50, waits: increasingWaits, forget: hour },
  /** One neighbourhood, whatever the account: stolen lists are tried. */
  login_address: { free: 120, waits: increasingWaits, forget: hour },
  confirm: { free: 10, waits: increasingWaits, forget: 30 * minute },
  register: { free: 60, waits: [hour], forget: hour },
  forgot_password: { free: 60, waits: [15 * minute], forget: hour },
  /** Mails that one address gets because somebody typed it. */
  register_mail: { free: 3, waits: [hour], forget: hour },
  /** The wait is as long as a link lives: the route sets it from the content. */
  forgot_password_mail: { free: 3, waits: [10 * minute], forget: hour },
  /** Wrong links only. */
  reset_password: { free: 30, waits: [15 * minute], forget: hour },
  /** All photos of an account are read for it. */
  export: { free: 5, waits: [10 * minute], forget: hour },
  feedback: { free: 30, waits: [15 * minute], forget: hour },
  complaints: { free: 30, waits: [15 * minute], forget: hour },
  complaint_mail: { free: 3, waits: [hour], forget: hour },
  updates_mail: { free: 3, waits: [hour], forget: hour },
  updates: { free: 30, waits: [15 * minute], forget: hour },
} satisfies Readonly<Record<string, TryRule>>

/** Nothing is remembered for longer. */
export const maxAttemptAgeMs = hour

export type AttemptLimit = { readonly key: string; readonly rule: TryRule }

/** `of`: whom or what it is counted for. The table holds only a hash of it. */
export const attemptLimit = (kind: keyof typeof rules, of: string, free: number = rules[kind].free): AttemptLimit => ({
  key: `${kind}:${hashOf(of)}`,
  rule: { ...rules[kind], free },
})

/**
 * For what anybody may ask without an account. Many people share an address (an office, a mobile network) and more share
 * its neighbourhood: both are generous, and one address cannot use up what its neighbours have.
 */
export const addressLimits = (
  kind: 'register' | 'forgot_password',
  address: string,
  perMinute: number,
): readonly AttemptLimit[] => {
  const subnet = subnetOf(address)
  // An IPv6 neighbourhood is one customer, who has more addresses than can be counted.
  const ownAddress = /\d+(\.\d+){3}$/.exec(address)?.[0] ?? subnet
  return [attemptLimit(kind, `from ${ownAddress}`, 2 * perMinute), attemptLimit(kind, subnet, 10 * perMinute)]
}

/** Counts a try before it is made, so that many at once get no further than one after the other. Not null: how long to wait. */
export const reserveAttempt = async (
  store: Store,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<number | null> => {
  const counted: string[] = []
  for (const { key, rule } of limits) {
    if (await countTry(store, key, rule, now)) counted.push(key)
    else {
      if (counted.length > 0) await uncountTries(store, counted)
      return waitFor(store, key, rule, now)
    }
  }
  return null
}

export const releaseAttempt = async (store: Store, limits: readonly AttemptLimit[]): Promise<void> => {
  if (limits.length > 0) await uncountTries(store, keysOf(limits))
}
export const clearAttempts = (store: Store, limits: readonly AttemptLimit[]): Promise<void> =>
  forgetTries(store, keysOf(limits))

const keysOf = (limits: readonly AttemptLimit[]): readonly string[] => limits.map(({ key }) => key)

export const retryAfterSeconds = (wait: number): number => Math.max(1, Math.ceil(wait / 1000))

export const tooManyAttempts = (wait: number): Error =>
  refusalError('too_many_tries', { seconds: retryAfterSeconds(wait) })

/** A neighbour is as suspect as oneself: the /24 of an IPv4 address, the /56 of an IPv6 address. */
export const subnetOf = (address: string): string =>
  ipv4Octets(address)?.slice(0, 3).join('.') ?? ipv6Digits(address).slice(0, 14)
