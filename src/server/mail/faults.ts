/**
 * `refused`: permanent for this recipient or mail. `setup`: the mail server does not accept our login, sender address or
 * encryption; the operator has to fix it, and the mail is kept. `passing`: all other failures, which are retried.
 */
export type FaultKind = 'refused' | 'setup' | 'passing'

/** Contains codes only, because the text of a mail server can contain the recipient's address. */
export type MailFault = {
  readonly kind: FaultKind
  /** Error code of nodemailer or Node.js, for example EENVELOPE. */
  readonly code: string
  /** SMTP reply code (RFC 5321, 4.2). 0: no reply. */
  readonly status: number
  /** Enhanced status code (RFC 3463), for example 5.1.1. */
  readonly enhanced?: string
}

type Thrown = {
  readonly code?: unknown
  readonly command?: unknown
  readonly responseCode?: unknown
  readonly response?: unknown
}

export const mailFaultOf = (error: unknown): MailFault => {
  const { code, command, responseCode, response } = error as Thrown
  const status = typeof responseCode === 'number' ? responseCode : 0
  const enhanced = typeof response === 'string' ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined
  const name = typeof code === 'string' ? code : 'unknown'
  return { kind: kindOf(name, command, status, enhanced), code: name, status, ...(enhanced && { enhanced }) }
}

/** Authentication (RFC 4954, 6; 530, 534, 535, 538), at any step of the dialogue. */
const loginReplies = new Set([530, 534, 535, 538])
const setupCodes = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'ECONFIG'])
/** Nodemailer's codes for refusals of the envelope or the message. */
const mailCodes = new Set(['EENVELOPE', 'EMESSAGE'])

const kindOf = (code: string, command: unknown, status: number, enhanced: string | undefined): FaultKind => {
  if (setupCodes.has(code) || loginReplies.has(status)) return 'setup'
  // Nodemailer itself rejected the address, without asking the mail server.
  if (code === 'EENVELOPE' && status === 0 && command === 'API') return 'refused'
  if (status < 500) return 'passing'
  // Refused before RCPT TO (greeting, sender), or by policy (5.7.x: relaying denied, not allowed to send).
  if (!mailCodes.has(code) || command === 'MAIL FROM' || enhanced?.startsWith('5.7.') === true) return 'setup'
  return 'refused'
}
