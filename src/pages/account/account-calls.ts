/** The API calls of the account page, as a dependency: the route passes the real ones, stories pass fakes. */
import type { AccountReply, ConsentsReply, SessionsReply, SuccessReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import type { SaveCalls } from './account-parts.ts'

/** A consent without an entry has not been decided yet. */
export type Consents = ConsentsReply['consents']

export type AccountCalls = SaveCalls & {
  readonly readAccount: () => Promise<Outcome<AccountReply>>
  readonly readConsents: () => Promise<Outcome<Consents>>
  readonly withdraw: (consent: string) => Promise<Outcome<Consents>>
  readonly readSessions: () => Promise<Outcome<SessionsReply>>
  /** null: all sessions but the one of this browser. */
  readonly endSession: (id: string | null, password: string) => Promise<Outcome<SuccessReply>>
  readonly exportAccount: (password: string) => Promise<Outcome<Blob>>
  readonly deleteAccount: (password: string) => Promise<Outcome<SuccessReply>>
  readonly saveFile: (file: Blob, name: string) => void
}
