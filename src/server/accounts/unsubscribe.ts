/**
 * Unsubscribe links. The token is not random but derived from the address: an address that unsubscribes and comes back gets the
 * same token, so that the links in all earlier mails keep working. It is stored with the subscriber for the lookup.
 */
import { createHmac } from 'node:crypto'

/** 43 characters, base64url. `hmacKey`: see `Installation`. */
export const unsubscribeToken = (hmacKey: string, email_key: string): string =>
  createHmac('sha256', Buffer.from(hmacKey, 'base64url')).update(`unsubscribe ${email_key}`).digest('base64url')

/** For people: a page with one button. The token is in the fragment, so that no server, proxy or log sees it. */
export const unsubscribePage = (site: string, token: string): string => `${site}/unsubscribe#token=${token}`

/** For the header List-Unsubscribe: mail programs POST to it (RFC 8058). Opened in a browser, it redirects to the page. */
export const oneClickAddress = (site: string, token: string): string => `${site}/api/unsubscribe/${token}`
