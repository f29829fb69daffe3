/** Ids that nobody guesses, and hashes that give nothing away. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 128 random bits. */
export const newId = (): string => randomBytes(16).toString('base64url')

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** As a browser writes it with `btoa`: no secret, only the name of some bytes. */
export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64')

/** Takes the same time wherever the two differ. */
export const isHashOf = (text: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(text)), Buffer.from(hash))

/** The same for the same meaning: the order of keys does not matter. */
export const hashOfJson = (value: unknown): string => hashOf(JSON.stringify(value, sortKeys))

const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value
