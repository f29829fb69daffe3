/** Password hashing with argon2id. It is slow and needs much memory by design, so concurrency and the queue are limited. */
import { hash, verify } from '@node-rs/argon2'
import type { Dependencies, Settings } from '#server/dependencies.ts'
import { refusalError } from '#server/http/refusals.ts'
import { openSlots } from '#server/operations/slots.ts'
import { reserveAttempt, releaseAttempt, releaseOnFailure, tooManyAttempts, attemptLimit } from './throttle.ts'
import { passwordHashOf } from '#server/store/accounts/users.ts'

/** In kibibytes, the unit of `memoryCost`. */
const mebibyte = 1024
const cost = { memoryCost: 19 * mebibyte, timeCost: 2, parallelism: 1 }

const slots = openSlots(2, {
  most: 64,
  refuse: () => {
    throw refusalError('unavailable', { seconds: 2 })
  },
})

/** The length of the queue, for metrics. */
export const waitingPasswords = slots.waiting

/** Normalised, because keyboards produce different code points for the same letter. */
const normalised = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => slots.run(() => hash(normalised(password), cost))

/** `storedHash` null: there is no such user. The function then takes the same time and returns false. */
export const verifyPassword = async (password: string, storedHash: string | null): Promise<boolean> => {
  const isRight = await slots.run(() => verify(storedHash ?? dummyHash, normalised(password)))
  return isRight && storedHash !== null
}

/** Hash of 32 discarded random bytes, at the same cost. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$DeiUzT1Er+BZgJvGKnctZA$F/o6zy9Oif2Axyb2bnbli58HOqokiuRZ03jl1SmlDDg'

/** Verifies the password of a logged-in user again. Throttled like a login: throws an error that becomes a 429. */
export const confirmPassword = async (
  { database: { store }, settings }: Pick<Dependencies, 'database'> & { readonly settings: Pick<Settings, 'now'> },
  user_id: string,
  password: string,
  onThrottled: () => void = () => undefined,
): Promise<boolean> => {
  const now = settings.now()
  const attemptLimits = [attemptLimit('confirm', user_id)]
  const wait = await reserveAttempt(store, attemptLimits, now)
  if (wait !== null) {
    onThrottled()
    throw tooManyAttempts(wait)
  }
  const isRight = await releaseOnFailure(store, attemptLimits, async () =>
    verifyPassword(password, await passwordHashOf(store, user_id)),
  )
  if (isRight) await releaseAttempt(store, attemptLimits)
  return isRight
}
