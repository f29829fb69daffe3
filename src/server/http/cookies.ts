import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSecret } from '#server/accounts/tokens.ts'
import { day, second } from '#server/operations/durations.ts'

export const addCookies = async (app: FastifyInstance): Promise<void> => {
  await app.register(cookie)
}

/** The prefix __Host- keeps sibling subdomains from setting the cookie. It requires https. */
const cookieName = (name: 'sid' | 'csrf_seed' | 'known_browser', secure: boolean): string =>
  secure ? `__Host-${name}` : name

const cookieOptions = (secure: boolean) => ({ path: '/', secure, sameSite: 'strict' }) as const
const daySeconds = day / second

/** Secret that binds a login to its browser. HttpOnly. */
export const bindingIn = (request: FastifyRequest, secure: boolean): string | null =>
  secretIn(request, cookieName('sid', secure))

export const setBinding = (reply: FastifyReply, secure: boolean, binding: string, days: number): FastifyReply =>
  reply.setCookie(cookieName('sid', secure), binding, {
    ...cookieOptions(secure),
    httpOnly: true,
    maxAge: days * daySeconds,
  })

/** Identifies a known browser (accounts/known-browsers.ts). Grants no access, and outlives a login. */
export const browserSecretIn = (request: FastifyRequest, secure: boolean): string | null =>
  secretIn(request, cookieName('known_browser', secure))

export const setBrowserSecret = (reply: FastifyReply, secure: boolean, secret: string, days: number): FastifyReply =>
  reply.setCookie(cookieName('known_browser', secure), secret, {
    ...cookieOptions(secure),
    httpOnly: true,
    maxAge: days * daySeconds,
  })

export const clearBrowserSecret = (reply: FastifyReply, secure: boolean): FastifyReply =>
  reply.clearCookie(cookieName('known_browser', secure), { ...cookieOptions(secure), httpOnly: true })

export const csrfSeedIn = (request: FastifyRequest, secure: boolean): string | null =>
  secretIn(request, cookieName('csrf_seed', secure))

/** The seed is HttpOnly; the page reads the token derived from it. Both are session cookies. */
export const setCsrf = (reply: FastifyReply, secure: boolean, seed: string, token: string): FastifyReply =>
  reply
    .setCookie(cookieName('csrf_seed', secure), seed, { ...cookieOptions(secure), httpOnly: true })
    .setCookie('csrftoken', token, cookieOptions(secure))

/** Clears the cookies of a login. The browser stays known, so that guessing elsewhere cannot lock the owner out. */
export const clearLoginCookies = (reply: FastifyReply, secure: boolean): FastifyReply =>
  reply
    .clearCookie(cookieName('sid', secure), { ...cookieOptions(secure), httpOnly: true })
    .clearCookie(cookieName('csrf_seed', secure), { ...cookieOptions(secure), httpOnly: true })
    .clearCookie('csrftoken', cookieOptions(secure))

const secretIn = ({ cookies }: FastifyRequest, name: string): string | null => {
  const value = cookies[name]
  return isSecret(value) ? value : null
}
