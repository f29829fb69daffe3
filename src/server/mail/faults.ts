/** Why a mail could not be handed over, and so whether another try makes sense. */

/**
 * `refused`: the answer for this recipient or this mail will not change. `setup`: the mail server does not accept us (login,
 * sender address, encryption): the operator's to mend, and no reason to drop a mail. `passing`: everything else.
 */
export type FaultKind = 'refused' | 'setup' | 'passing'

/** Only codes: the words of a mail server can name the address. */
export type MailFault = {
  readonly kind: FaultKind
  /** Of nodemailer or Node, for example EENVELOPE. */
  readonly code: string
  /** The SMTP reply code; 0: there was no reply. */
  readonly status: number
  /** The enhanced status code of RFC 3463, for example 5.1.1. */
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

/** About our login or our right to send, whatever step of the dialogue they answer. */
const loginReplies = new Set([530, 534, 535, 538])
const setupCodes = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'ECONFIG'])
/** Codes of nodemailer for what was said to the envelope or to the message itself. */
const mailCodes = new Set(['EENVELOPE', 'EMESSAGE'])

const kindOf = (code: string, command: unknown, status: number, enhanced: string | undefined): FaultKind => {
  if (setupCodes.has(code) || loginReplies.has(status)) return 'setup'
  // An address that nodemailer itself cannot put into an envelope.
  if (code === 'EENVELOPE' && status === 0 && command === 'API') return 'refused'
  if (status < 500) return 'passing'
  // Refused before the recipient was named (greeting, sender), or by policy (5.7.x: relaying denied, not allowed to send).
  if (!mailCodes.has(code) || command === 'MAIL FROM' || enhanced?.startsWith('5.7.') === true) return 'setup'
  return 'refused'
}
