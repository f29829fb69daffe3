/**
 * What happened to an account, one line each, for whoever watches over the site. Who it was is a keyed hash: the same account has
 * the same one in every line, and nobody finds out a name, here or in the log of another installation, without the key in the database.
 */
import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/store/database/database.ts'
import { emailKey, usernameKey } from '#server/store/accounts/users.ts'

/** The table in docs/operating.md explains each of them. */
export type SecurityEvent =
  | 'account_created'
  | 'account_deleted'
  | 'browser_remembered'
  | 'data_exported'
  | 'email_changed'
  | 'login'
  | 'logout'
  | 'password_changed'
  | 'password_confirmation'
  | 'refresh_token_reused'
  | 'reset_asked'
  | 'reset_link_made'
  | 'reset_used'
  | 'sessions_ended'

export type EventOutcome = 'ok' | 'failed' | 'throttled'

/** An account by its name, whether there is one or not; or what was typed as an address. */
type EventSubject = { readonly username: string } | { readonly email: string } | null

type HashKeySource = { readonly database: Pick<Database, 'installation'> }

/** `log`: of the request, so that the line carries its reference (`reqId`). */
export const logSecurityEvent = (
  { database }: HashKeySource,
  log: FastifyBaseLogger,
  event: SecurityEvent,
  outcome: EventOutcome,
  about: EventSubject,
): void => {
  const line = { event, outcome, ...(about && hashedSubject(database.installation.logKey, about)) }
  if (outcome === 'ok') log.info(line, 'security event')
  else log.warn(line, 'security event')
}

const hashedSubject = (key: string, about: NonNullable<EventSubject>) =>
  'username' in about
    ? { account: keyedHash(key, `account ${usernameKey(about.username)}`) }
    : { address: keyedHash(key, `address ${emailKey(about.email)}`) }

const keyedHash = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

/**
 * A command that an operator has run beside the server, as a line for `tell`: the standard error output, since the other one may
 * be what was asked for.
 */
export const logOperatorCommand = (command: string, outcome: EventOutcome, log: (line: string) => void): void => {
  const level = outcome === 'ok' ? 'info' : 'warn'
  const uid = process.getuid?.() ?? null
  const line = { level, time: new Date().toISOString(), event: 'operator_command', outcome, command, uid }
  log(JSON.stringify({ ...line, msg: 'security event' }))
}
