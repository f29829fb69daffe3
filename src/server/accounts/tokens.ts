/** Tokens mean nothing by themselves: random, told apart by how they begin, and stored only as a hash. */
import { randomBytes } from 'node:crypto'

const prefixes = { access: 'rl_a_', refresh: 'rl_r_' } as const

export type TokenKind = keyof typeof prefixes

/** 256 random bits, as they stand in a cookie or a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const isSecret = (text: string | undefined): text is string => /^[A-Za-z0-9_-]{43}$/.test(text ?? '')

export const newToken = (kind: TokenKind): string => `${prefixes[kind]}${newSecret()}`

/** Anything else is not worth a look into the database. */
export const isToken = (kind: TokenKind, text: string): boolean =>
  text.startsWith(prefixes[kind]) && isSecret(text.slice(prefixes[kind].length))

/** The access token that a call came with. A claim token has no such beginning. */
export const accessTokenIn = (authorization: string | undefined): string | null => {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? ''
  return isToken('access', token) ? token : null
}
