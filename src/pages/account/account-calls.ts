/** What the account page asks of the outside. The route gives the real calls; a story gives its own. */
import type { CallOutcome } from '#client/calls/call.ts'
import type { AccountReply, ResultReply, SessionsReply, SuccessReply } from '#types/api.generated.ts'
import type { SaveCalls } from './account-parts.ts'

/** null: no report yet, so nothing was asked. */
export type Consents = ResultReply['consents'] | null

export type AccountCalls = SaveCalls & {
  readonly readAccount: () => Promise<CallOutcome<AccountReply>>
  readonly readConsents: () => Promise<CallOutcome<Consents>>
  readonly withdraw: (consent: string) => Promise<CallOutcome<Consents>>
  readonly readSessions: () => Promise<CallOutcome<SessionsReply>>
  /** null: all but the one of this browser. */
  readonly endSession: (id: string | null, password: string) => Promise<CallOutcome<SuccessReply>>
  readonly exportAccount: (password: string) => Promise<CallOutcome<Blob>>
  readonly deleteAccount: (password: string) => Promise<CallOutcome<SuccessReply>>
  readonly saveFile: (file: Blob, name: string) => void
}
