/**
 * A browser that an account has logged in from is known to it. Its logins are counted by themselves, so that nobody who
 * guesses elsewhere, or in the same network, can keep the owner out.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { browserSecretIn, setBrowserSecret } from '#server/http/cookies.ts'
import { isSecure } from '#server/http/csrf.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { hashOf } from './secrets.ts'
import { forgetBrowsersOf, isKnownBrowser, rememberBrowser } from '#server/store/accounts/known-browsers.ts'
import type { StoreTransaction, UserRow } from '#server/store/database/tables.ts'
import { usernameKey } from '#server/store/accounts/users.ts'
import { newSecret } from './tokens.ts'

type BrowserDependencies = Pick<Dependencies, 'content' | 'database' | 'settings'>
type Owner = Pick<UserRow, 'id' | 'username'>

const day = 24 * 60 * 60 * 1000

/** Made of the name and not of an id: whether an account has that name need not be looked up before a login is counted. */
const browserHash = (username: string, secret: string): string =>
  hashOf(`known_browser ${usernameKey(username)} ${secret}`)

/** Of the browser that asks, for the account of that name; null: it has no such cookie. */
export const browserHashIn = (
  request: FastifyRequest,
  { settings }: Pick<BrowserDependencies, 'settings'>,
  username: string,
): string | null => {
  const secret = browserSecretIn(request, isSecure(settings))
  return secret === null ? null : browserHash(username, secret)
}

/** What was not used after this is unknown again. */
export const knownBrowserCutoff = ({ content, settings }: Pick<BrowserDependencies, 'content' | 'settings'>): string =>
  new Date(settings.now().getTime() - content.constants.retention.known_browser_days * day).toISOString()

/** The hash, if the account of that name knows the browser that asks. */
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

/** After the right password. The secret stays what it was: other accounts may know this browser by it. */
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

/** After a reset by mail: a copy of any older cookie is worth nothing, the one of this browser neither. */
export const rememberOnlyThisBrowser = async (
  transaction: StoreTransaction,
  { settings }: BrowserDependencies,
  { id: user_id, username }: Owner,
): Promise<RememberedBrowser> => {
  await forgetBrowsersOf(transaction, user_id)
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
