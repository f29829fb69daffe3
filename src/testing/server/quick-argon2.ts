/**
 * argon2 without its cost, in place of the package in the tests of the server: hundreds of accounts are made there, and each
 * password takes 25 ms of a processor on purpose. What is about the cost asks for it with `atFullCost`.
 */
import { createRequire } from 'node:module'

type Argon2 = typeof import('@node-rs/argon2')

const real = createRequire(import.meta.url)('@node-rs/argon2') as Argon2
let isFull = false

/** Calls it, and hashes as the product does until it has ended. */
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

export const { verify } = real
