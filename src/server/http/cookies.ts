/** The cookies of a browser: which there are, who may read them, and how long they stay. */
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSecret } from '#server/accounts/tokens.ts'

export const addCookies = async (app: FastifyInstance): Promise<void> => {
  await app.register(cookie)
}

/** Under https a name that starts with __Host- can be set by this host only, not by a neighbour under the same domain. */
const cookieName = (name: 'sid' | 'csrf_seed' | 'known_browser', secure: boolean): string =>
  secure ? `__Host-${name}` : name

const cookieOptions = (secure: boolean) => ({ path: '/', secure, sameSite: 'strict' }) as const
const day = 24 * 60 * 60

/** What a login is bound to: no script can read it. */
export const bindingIn = (request: FastifyRequest, secure: boolean): string | null =>
  secretIn(request, cookieName('sid', secure))

export const setBinding = (reply: FastifyReply, secure: boolean, binding: string, days: number): FastifyReply =>
  reply.setCookie(cookieName('sid', secure), binding, { ...cookieOptions(secure), httpOnly: true, maxAge: days * day })

/** Tells an account that it has logged in here before. It opens nothing, and stays when a login ends. */
export const browserSecretIn = (request: FastifyRequest, secure: boolean): string | null =>
  secretIn(request, cookieName('known_browser', secure))

export const setBrowserSecret = (reply: FastifyReply, secure: boolean, secret: string, days: number): FastifyReply =>
  reply.setCookie(cookieName('known_browser', secure), secret, {
    ...cookieOptions(secure),
    httpOnly: true,
    maxAge: days * day,
  })

export const clearBrowserSecret = (reply: FastifyReply, secure: boolean): FastifyReply =>
  reply.clearCookie(cookieName('known_browser', secure), { ...cookieOptions(secure), httpOnly: true })

export const csrfSeedIn = (request: FastifyRequest, secure: boolean): string | null =>
  secretIn(request, cookieName('csrf_seed', secure))

/** The seed is for us, the token that is made of it for the page. Both go when the browser is closed. */
export const setCsrf = (reply: FastifyReply, secure: boolean, seed: string, token: string): FastifyReply =>
  reply
    .setCookie(cookieName('csrf_seed', secure), seed, { ...cookieOptions(secure), httpOnly: true })
    .setCookie('csrftoken', token, cookieOptions(secure))

/** What a login is made of. That the browser is known stays: the owner has to get in again while strangers guess. */
export const clearLoginCookies = (reply: FastifyReply, secure: boolean): FastifyReply =>
  reply
    .clearCookie(cookieName('sid', secure), { ...cookieOptions(secure), httpOnly: true })
    .clearCookie(cookieName('csrf_seed', secure), { ...cookieOptions(secure), httpOnly: true })
    .clearCookie('csrftoken', cookieOptions(secure))

const secretIn = ({ cookies }: FastifyRequest, name: string): string | null => {
  const value = cookies[name]
  return isSecret(value) ? value : null
}
