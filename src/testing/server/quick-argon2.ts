/**
 * Replaces the argon2 package in server tests with low cost parameters: the tests create hundreds of accounts, and a hash
 * at full cost takes 25 ms of CPU time. Results of `verify` are cached, because the server compares the password of a user that
 * does not exist with a fixed hash, which has the full cost. Tests of the cost use `atFullCost`
 * and `costsOfVerifications`.
 */
import { createRequire } from 'node:module'

type Argon2 = typeof import('@node-rs/argon2')

const real = createRequire(import.meta.url)('@node-rs/argon2') as Argon2
let isFull = false

/** Uses the cost parameters of the product while `work` runs. */
export const atFullCost = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  isFull = true
  try {
    return await work()
  } finally {
    isFull = false
  }
}

export const hash: Argon2['hash'] = (password, options) =>
  real.hash(password, isFull ? options : { ...options, memoryCost: 64, timeCost: 1 })

/**
 * The cost parameters of the hashes with which passwords are compared while `work` runs, such as `m=19456,t=2,p=1`: they
 * determine how long the comparisons take, which itself depends on how busy the computer is.
 */
export const costsOfVerifications = async (work: () => Promise<unknown>): Promise<string[]> => {
  costs = []
  await work()
  return costs
}

let costs: string[] = []
const verified = new Map<string, Promise<boolean>>()

export const verify: Argon2['verify'] = (stored, password, ...options) => {
  costs.push(String(stored).split('$')[3] ?? '')
  const ask = () => real.verify(stored, password, ...options)
  if (isFull) return ask()
  const key = `${String(stored)} ${String(password)}`
  const answer = verified.get(key) ?? ask()
  verified.set(key, answer)
  return answer
}
