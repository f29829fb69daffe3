/**
 * The security log: one line per account event. Accounts appear as keyed hashes (HMAC), so that the lines of one account can be
 * correlated, but a name can be found, or matched with another installation, only with the key in the database.
 */
import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/store/database/database.ts'
import { emailKey, usernameKey } from '#server/store/accounts/users.ts'

/** docs/operating.md explains each event. */
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

/** A username, whether it exists or not, or a typed email address. */
type EventSubject = { readonly username: string } | { readonly email: string } | null

type HashKeySource = { readonly database: Pick<Database, 'installation'> }

/** Pass the logger of the request, so that the line has its `reqId`. */
export const logSecurityEvent = (
  { database }: HashKeySource,
  log: FastifyBaseLogger,
  event: SecurityEvent,
  outcome: EventOutcome,
  about: EventSubject,
): void => {
  const line = { event, outcome, ...(about && hashedSubject(database.installation.hmacKey, about)) }
  if (outcome === 'ok') log.info(line, 'security event')
  else log.warn(line, 'security event')
}

const hashedSubject = (key: string, about: NonNullable<EventSubject>) =>
  'username' in about
    ? { account: keyedHash(key, `account ${usernameKey(about.username)}`) }
    : { address: keyedHash(key, `address ${emailKey(about.email)}`) }

const keyedHash = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

/** Logs a command that an operator has run. `log` should write to stderr: stdout may be the output of the command. */
export const logOperatorCommand = (command: string, outcome: EventOutcome, log: (line: string) => void): void => {
  const level = outcome === 'ok' ? 'info' : 'warn'
  const uid = process.getuid?.() ?? null
  const line = { level, time: new Date().toISOString(), event: 'operator_command', outcome, command, uid }
  log(JSON.stringify({ ...line, msg: 'security event' }))
}
