/**
 * The unsubscribe link of an address. Its token is derived, not random: an address that leaves and comes back gets the same one,
 * so that the link in every mail that was ever sent to it works. It is stored with the subscriber to be found by.
 */
import { createHmac } from 'node:crypto'

/** 43 characters, base64url. `logKey`: the secret of the installation. */
export const unsubscribeToken = (logKey: string, email_key: string): string =>
  createHmac('sha256', Buffer.from(logKey, 'base64url')).update(`unsubscribe ${email_key}`).digest('base64url')

/** For people: a page with one button. Behind the #: no server, proxy or log on the way sees the token. */
export const unsubscribePage = (site: string, token: string): string => `${site}/unsubscribe#token=${token}`

/** For the header List-Unsubscribe: mail programs POST to it (RFC 8058); whoever opens it gets the page. */
export const oneClickAddress = (site: string, token: string): string => `${site}/api/unsubscribe/${token}`
