/**
 * A browser from which an account has logged in is known to that account. Its login attempts have a throttle of their own, so
 * that password guessing from elsewhere cannot lock the owner out.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { browserSecretIn, setBrowserSecret } from '#server/http/cookies.ts'
import { isSecure } from '#server/http/csrf.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { day } from '#server/operations/durations.ts'
import { hashOf } from './secrets.ts'
import { deleteKnownBrowsersOf, isKnownBrowser, rememberBrowser } from '#server/store/accounts/known-browsers.ts'
import type { StoreTransaction, UserRow } from '#server/store/database/tables.ts'
import { usernameKey } from '#server/store/accounts/users.ts'
import { newSecret } from './tokens.ts'

type BrowserDependencies = Pick<Dependencies, 'content' | 'database' | 'settings'>
type Owner = Pick<UserRow, 'id' | 'username'>

/** Uses the username, not the user id, so that an attempt can be counted without looking the account up. */
const browserHash = (username: string, secret: string): string =>
  hashOf(`known_browser ${usernameKey(username)} ${secret}`)

/** Hash for the requesting browser and this username. null: the browser has no such cookie. */
export const browserHashIn = (
  request: FastifyRequest,
  { settings }: Pick<BrowserDependencies, 'settings'>,
  username: string,
): string | null => {
  const secret = browserSecretIn(request, isSecure(settings))
  return secret === null ? null : browserHash(username, secret)
}

/** Browsers that were last used before this time are no longer known. */
export const knownBrowserCutoff = ({ content, settings }: Pick<BrowserDependencies, 'content' | 'settings'>): string =>
  new Date(settings.now().getTime() - content.constants.retention.known_browser_days * day).toISOString()

/** The hash, if the requesting browser is known to the account of that username; otherwise null. */
export const knownBrowserIn = async (
  request: FastifyRequest,
  dependencies: BrowserDependencies,
  username: string,
): Promise<string | null> => {
  const hash = browserHashIn(request, dependencies, username)
  return hash !== null && (await isKnownBrowser(dependencies.database.store, hash, knownBrowserCutoff(dependencies)))
    ? hash
    : null
}

export type RememberedBrowser = { readonly hash: string; readonly secret: string }

/** Call after the password was verified. Keeps the browser's secret, because other accounts may know the browser by it. */
export const rememberThisBrowser = async (
  transaction: StoreTransaction,
  { settings }: BrowserDependencies,
  request: FastifyRequest,
  { id: user_id, username }: Owner,
): Promise<RememberedBrowser> => {
  const secret = browserSecretIn(request, isSecure(settings)) ?? newSecret()
  const hash = browserHash(username, secret)
  await rememberBrowser(transaction, { hash, user_id }, settings.now().toISOString())
  return { hash, secret }
}

/** Call after a password reset by mail. The new secret invalidates every earlier cookie, including stolen copies. */
export const rememberOnlyThisBrowser = async (
  transaction: StoreTransaction,
  { settings }: BrowserDependencies,
  { id: user_id, username }: Owner,
): Promise<RememberedBrowser> => {
  await deleteKnownBrowsersOf(transaction, user_id)
  const secret = newSecret()
  const hash = browserHash(username, secret)
  await rememberBrowser(transaction, { hash, user_id }, settings.now().toISOString())
  return { hash, secret }
}

export const sendBrowserSecret = (
  reply: FastifyReply,
  { content, settings }: BrowserDependencies,
  { secret }: RememberedBrowser,
): FastifyReply => setBrowserSecret(reply, isSecure(settings), secret, content.constants.retention.known_browser_days)
