/** Passwords are kept as argon2id, which is slow and large on purpose: so it is done for two at a time, and few may wait. */
import { hash, verify } from '@node-rs/argon2'
import type { Dependencies, Settings } from '#server/dependencies.ts'
import { refusalError } from '#server/http/refusals.ts'
import { reserveAttempt, releaseAttempt, tooManyAttempts, attemptLimit } from './throttle.ts'
import { passwordHashOf } from '#server/store/accounts/users.ts'

const mebibyte = 1024
const cost = { memoryCost: 19 * mebibyte, timeCost: 2, parallelism: 1 }

/** The same letters however a keyboard makes them. */
const normalised = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> =>
  withHashingSlot(() => hash(normalised(password), cost))

/** null: there is no such user. It takes as long as for one that there is, and is never right. */
export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const isRight = await withHashingSlot(() => verify(stored ?? dummyHash, normalised(password)))
  return isRight && stored !== null
}

/** Of 32 random bytes that were thrown away, at the same cost. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$DeiUzT1Er+BZgJvGKnctZA$F/o6zy9Oif2Axyb2bnbli58HOqokiuRZ03jl1SmlDDg'

/**
 * The password of somebody who is logged in, asked again before something that cannot be undone. Whoever guesses is
 * stopped (by an error that becomes a 429) like at the login.
 */
export const confirmPassword = async (
  { database: { store }, settings }: Pick<Dependencies, 'database'> & { readonly settings: Pick<Settings, 'now'> },
  user_id: string,
  password: string,
  throttled: () => void = () => undefined,
): Promise<boolean> => {
  const now = settings.now()
  const attempts = [attemptLimit('confirm', user_id)]
  const wait = await reserveAttempt(store, attempts, now)
  if (wait !== null) {
    throttled()
    throw tooManyAttempts(wait)
  }
  const isRight = await verifyPassword(password, await passwordHashOf(store, user_id))
  if (isRight) await releaseAttempt(store, attempts)
  return isRight
}

const limits = { concurrent: 2, waiting: 64 }
let running = 0
const waiting: (() => void)[] = []

/** For metrics. */
export const passwordQueue = (): { readonly busy: number; readonly waiting: number } => ({
  busy: running,
  waiting: waiting.length,
})

const withHashingSlot = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  if (waiting.length >= limits.waiting) throw refusalError('unavailable', { seconds: 2 })
  if (running >= limits.concurrent) await new Promise<void>((go) => waiting.push(go))
  else running += 1
  try {
    return await work()
  } finally {
    // Whoever waits takes over the place.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
