import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 128 random bits. */
export const newId = (): string => randomBytes(16).toString('base64url')

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** SHA-256 in base64, as a browser makes it with `btoa`. Identifies bytes, is not a secret. */
export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64')

/** Constant-time comparison. */
export const isHashOf = (text: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(text)), Buffer.from(hash))

/** Does not depend on the order of object keys. */
export const hashOfJson = (value: unknown): string => hashOf(JSON.stringify(value, sortKeys))

const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value
