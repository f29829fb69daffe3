/** Throttling of password guessing and of public forms, with waits that grow. There is no permanent lockout. */
import { ipv6Digits, ipv4Octets } from '#server/http/limits/networks.ts'
import { refusalError } from '#server/http/refusals.ts'
import { hashOf } from './secrets.ts'
import {
  type AttemptRule,
  countAttempt,
  deleteAttempts,
  uncountAttempts,
  waitBeforeNextAttempt,
} from '#server/store/accounts/attempts.ts'
import type { Store } from '#server/store/database/tables.ts'

const minute = 60_000
const hour = 60 * minute
const increasingDelays = [1, 2, 4, 8, 15].map((minutes) => minutes * minute)

/** `free` attempts without a delay, then the next of `delays` after each one; reset `forgetAfter` the last one. Times in ms. */
const rules = {
  /** One typed name from one subnet: a person who has forgotten a password. */
  login: { free: 10, delays: increasingDelays, forgetAfter: 30 * minute },
  /** One account from one known browser, instead of the other login rules. */
  login_browser: { free: 10, delays: increasingDelays, forgetAfter: 30 * minute },
  /** One typed name from all subnets: distributed guessing. */
  login_account: { free: 50, delays: increasingDelays, forgetAfter: hour },
  /** The same two for the account that the typed name refers to. */
  login_user: { free: 10, delays: increasingDelays, forgetAfter: 30 * minute },
  login_user_everywhere: { free: 50, delays: increasingDelays, forgetAfter: hour },
  confirm: { free: 10, delays: increasingDelays, forgetAfter: 30 * minute },
  /** Mails to one address that anyone may trigger by typing it. */
  register_mail: { free: 3, delays: [hour], forgetAfter: hour },
  /** The route replaces the delay by the lifetime of a link. */
  forgot_password_mail: { free: 3, delays: [10 * minute], forgetAfter: hour },
  /** An export reads all photos of an account. */
  export: { free: 5, delays: [10 * minute], forgetAfter: hour },
  complaint_mail: { free: 3, delays: [hour], forgetAfter: hour },
  updates_mail: { free: 3, delays: [hour], forgetAfter: hour },
} satisfies Readonly<Record<string, AttemptRule>>

/** Of addresses and subnets, which many people may share: how many attempts are free follows `RATE_LIMIT_PER_MINUTE`. */
const sharedRules = {
  /** One subnet, any account: credential stuffing. */
  login_address: { delays: increasingDelays, forgetAfter: hour },
  register: { delays: [hour], forgetAfter: hour },
  forgot_password: { delays: [15 * minute], forgetAfter: hour },
  /** Only invalid links are counted. */
  reset_password: { delays: [15 * minute], forgetAfter: hour },
  feedback: { delays: [15 * minute], forgetAfter: hour },
  complaints: { delays: [15 * minute], forgetAfter: hour },
  updates: { delays: [15 * minute], forgetAfter: hour },
} satisfies Readonly<Record<string, Omit<AttemptRule, 'free'>>>

/** The longest `forgetAfter` of all rules, in ms. */
export const maxAttemptAgeMs = hour

export type AttemptLimit = { readonly key: string; readonly rule: AttemptRule }

/** `of`: what is counted, for example a username. Only its hash is stored. */
export const attemptLimit = (kind: keyof typeof rules, of: string): AttemptLimit => ({
  key: keyOf(kind, of),
  rule: rules[kind],
})

/** The same for an address or a subnet. */
export const sharedLimit = (kind: keyof typeof sharedRules, of: string, free: number): AttemptLimit => ({
  key: keyOf(kind, of),
  rule: { ...sharedRules[kind], free },
})

const keyOf = (kind: string, of: string): string => `${kind}:${hashOf(of)}`

/**
 * Limits of public forms, per address and per subnet. Both are generous, because many people may share one (an office, a mobile
 * network), and one address cannot use up the limit of its subnet.
 */
export const addressLimits = (
  kind: 'register' | 'forgot_password',
  address: string,
  perMinute: number,
): readonly AttemptLimit[] => {
  const subnet = subnetOf(address)
  // An IPv6 subnet belongs to one customer, who has more addresses than can be counted.
  const ownAddress = /\d+(\.\d+){3}$/.exec(address)?.[0] ?? subnet
  return [sharedLimit(kind, `from ${ownAddress}`, 2 * perMinute), sharedLimit(kind, subnet, 10 * perMinute)]
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
  const counted: string[] = []
  for (const { key, rule } of limits) {
    if (await countAttempt(store, key, rule, now)) counted.push(key)
    else {
      if (counted.length > 0) await uncountAttempts(store, counted)
      return waitBeforeNextAttempt(store, key, rule, now)
    }
  }
  return null
}

export const releaseAttempt = async (store: Store, limits: readonly AttemptLimit[]): Promise<void> => {
  if (limits.length > 0) await uncountAttempts(store, keysOf(limits))
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
