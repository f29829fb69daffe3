/** Throttling of password guessing and of public forms, with waits that grow. There is no permanent lockout. */
import { ipv6Digits, ipv4Octets } from '#server/http/limits/networks.ts'
import { refusalError } from '#server/http/refusals.ts'
import { hour, minute } from '#server/operations/durations.ts'
import { hashOf } from './secrets.ts'
import {
  type AttemptLimit,
  type DelayRule,
  countAttempt,
  deleteAttempts,
  uncountAttempts,
  waitBeforeNextAttempt,
} from '#server/store/accounts/attempts.ts'
import type { Store } from '#server/store/database/tables.ts'

const increasingDelays = [1, 2, 4, 8, 15].map((minutes) => minutes * minute)

/**
 * `free` attempts have no delay; after that, each attempt is followed by the next of `delays`. The count is reset when there was no
 * attempt for `forgetAfter`. Times in ms.
 */
const rules = {
  /** One typed name from one subnet: a person who has forgotten a password. */
  login: { free: 10, delays: increasingDelays, forgetAfter: 30 * minute },
  /** One account from one known browser, instead of the other login rules. */
  login_browser: { free: 10, delays: increasingDelays, forgetAfter: 30 * minute },
  /** One typed name from all subnets: distributed guessing. */
  login_account: { free: 50, delays: increasingDelays, forgetAfter: hour },
  /** The two rules above, for the account that the typed name refers to. */
  login_user: { free: 10, delays: increasingDelays, forgetAfter: 30 * minute },
  login_user_everywhere: { free: 50, delays: increasingDelays, forgetAfter: hour },
  confirm: { free: 10, delays: increasingDelays, forgetAfter: 30 * minute },
  /** Mails to one address, which anyone can cause by typing it. */
  register_mail: { free: 3, delays: [hour], forgetAfter: hour },
  /** The route replaces the delay by the lifetime of a link. */
  forgot_password_mail: { free: 3, delays: [10 * minute], forgetAfter: hour },
  /** An export reads all photos of an account. */
  export: { free: 5, delays: [10 * minute], forgetAfter: hour },
  complaint_mail: { free: 3, delays: [hour], forgetAfter: hour },
  updates_mail: { free: 3, delays: [hour], forgetAfter: hour },
} satisfies Readonly<Record<string, DelayRule>>

/**
 * Limits of addresses and subnets, which many people may share. The number of free attempts follows `RATE_LIMIT_PER_MINUTE`. The same
 * number is given back within an hour, in equal portions (a little less if an attempt falls between two portions). The values are the
 * time between two portions, in ms.
 */
const sharedRules = {
  /** One subnet, any account: credential stuffing. */
  login_address: 15 * minute,
  register: hour,
  forgot_password: 15 * minute,
  /** Only invalid links are counted. */
  reset_password: 15 * minute,
  feedback: 15 * minute,
  complaints: 15 * minute,
  updates: 15 * minute,
} as const

const sharedForgetAfter = hour

/** The longest `forgetAfter` of all rules, in ms. */
export const maxAttemptAgeMs = Math.max(
  sharedForgetAfter,
  ...Object.values(rules).map(({ forgetAfter }) => forgetAfter),
)

/** `of`: what is counted, for example a username. Only its hash is stored. */
export const attemptLimit = (kind: keyof typeof rules, of: string): AttemptLimit => ({
  key: keyOf(kind, of),
  rule: rules[kind],
})

/** As `attemptLimit`, for an address or a subnet. */
export const sharedLimit = (kind: keyof typeof sharedRules, of: string, free: number): AttemptLimit => ({
  key: keyOf(kind, of),
  rule: {
    free,
    refill: Math.max(1, Math.floor((free * sharedRules[kind]) / hour)),
    refillAfter: sharedRules[kind],
    forgetAfter: sharedForgetAfter,
  },
})

const keyOf = (kind: string, of: string): string => `${kind}:${hashOf(of)}`

/** How many attempts one address has, as a multiple of `RATE_LIMIT_PER_MINUTE`. */
const addressShares = { register: 2, forgot_password: 2, feedback: 1, complaints: 1, updates: 1 } as const

/**
 * Limits of public forms, per address and, five times as many, per subnet. Both are generous, because many people may share one (an
 * office, a mobile network), and one address cannot use up the limit of its subnet.
 */
export const addressLimits = (
  kind: keyof typeof addressShares,
  address: string,
  perMinute: number,
): readonly AttemptLimit[] => {
  const subnet = subnetOf(address)
  // An IPv6 subnet belongs to one customer, who has far too many addresses to limit each of them.
  const ownAddress = /\d+(\.\d+){3}$/.exec(address)?.[0] ?? subnet
  const free = addressShares[kind] * perMinute
  return [sharedLimit(kind, `from ${ownAddress}`, free), sharedLimit(kind, subnet, 5 * free)]
}

/**
 * Counts an attempt before it is made, so that concurrent attempts gain nothing. Returns null if it is allowed, otherwise the wait in
 * ms; a refused attempt is not counted by any limit.
 */
export const reserveAttempt = async (
  store: Store,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<number | null> => {
  if (limits.length === 0) return null
  const wait = await waitBeforeNextAttempt(store, limits, now)
  if (wait > 0) return wait
  const counted: string[] = []
  for (const { key, rule } of limits) {
    if (await countAttempt(store, key, rule, now)) counted.push(key)
    else {
      // A concurrent attempt has been counted in the meantime.
      if (counted.length > 0) await uncountAttempts(store, counted)
      return waitBeforeNextAttempt(store, limits, now)
    }
  }
  return null
}

export const releaseAttempt = async (store: Store, limits: readonly AttemptLimit[]): Promise<void> => {
  if (limits.length > 0) await uncountAttempts(store, keysOf(limits))
}

/** Does not count an attempt whose `verify` throws, for example because the server is overloaded: no password was compared. */
export const releaseOnFailure = async (
  store: Store,
  limits: readonly AttemptLimit[],
  verify: () => Promise<boolean>,
): Promise<boolean> => {
  try {
    return await verify()
  } catch (error) {
    await releaseAttempt(store, limits)
    throw error
  }
}

export const clearAttempts = (store: Store, limits: readonly AttemptLimit[]): Promise<void> =>
  deleteAttempts(store, keysOf(limits))

const keysOf = (limits: readonly AttemptLimit[]): readonly string[] => limits.map(({ key }) => key)

export const retryAfterSeconds = (wait: number): number => Math.max(1, Math.ceil(wait / 1000))

export const tooManyAttempts = (wait: number): Error =>
  refusalError('too_many_tries', { seconds: retryAfterSeconds(wait) })

/** The /24 of an IPv4 address, the /56 of an IPv6 address. */
export const subnetOf = (address: string): string =>
  ipv4Octets(address)?.slice(0, 3).join('.') ?? ipv6Digits(address).slice(0, 14)
