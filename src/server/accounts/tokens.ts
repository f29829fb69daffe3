/** Opaque random tokens, with a prefix for their kind. Only their hashes are stored. */
import { randomBytes } from 'node:crypto'

const prefixes = { access: 'rl_a_', refresh: 'rl_r_' } as const

export type TokenKind = keyof typeof prefixes

/** 256 random bits: 43 characters, base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const isSecret = (text: string | undefined): text is string => /^[A-Za-z0-9_-]{43}$/.test(text ?? '')

export const newToken = (kind: TokenKind): string => `${prefixes[kind]}${newSecret()}`

/** Checks the format only, to save a database query. */
export const isToken = (kind: TokenKind, text: string): boolean =>
  text.startsWith(prefixes[kind]) && isSecret(text.slice(prefixes[kind].length))

/** The access token of a request. null for none, and for a claim token, which has no prefix. */
export const accessTokenIn = (authorization: string | undefined): string | null => {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? ''
  return isToken('access', token) ? token : null
}
