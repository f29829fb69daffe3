/** API calls of the account page. */
import type {
  AccountReply,
  ChipsRequest,
  ConsentsReply,
  EmailRequest,
  PasswordRequest,
  ProfileRequest,
  SessionsReply,
  SuccessReply,
} from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import { accountPath } from './account-path.ts'
import { withdrawOwnConsent } from './claims.ts'
import { readReportPage, type ReportsPage } from './report-pages.ts'
import { userBlob, userCall } from './session-call.ts'

export const readAccount = (user: string): Promise<Outcome<AccountReply>> =>
  userCall({ method: 'GET', path: accountPath(user) })

export const saveProfile = (user: string, json: ProfileRequest): Promise<Outcome<SuccessReply>> =>
  userCall({ method: 'PUT', path: accountPath(user, '/profile'), json })

export const saveProducts = (user: string, json: ChipsRequest): Promise<Outcome<SuccessReply>> =>
  userCall({ method: 'PUT', path: accountPath(user, '/products'), json })

export const saveEmail = (user: string, json: EmailRequest): Promise<Outcome<SuccessReply>> =>
  userCall({ method: 'PUT', path: accountPath(user, '/email'), json })

export const savePassword = (user: string, json: PasswordRequest): Promise<Outcome<SuccessReply>> =>
  userCall({ method: 'PUT', path: accountPath(user, '/password'), json })

/** The browsers in which the user is logged in. */
export const readSessions = (user: string): Promise<Outcome<SessionsReply>> =>
  userCall({ method: 'GET', path: accountPath(user, '/sessions') })

/** Logs one browser out. With null: all but this one. */
export const endSession = (user: string, id: string | null, password: string): Promise<Outcome<SuccessReply>> => {
  const path = id === null ? '/sessions/end' : `/sessions/${encodeURIComponent(id)}/end`
  return userCall({ method: 'POST', path: accountPath(user, path), json: { password } })
}

/** The export contains the photos and may be large: it is given up only when nothing arrives for two minutes. */
export const exportAccount = (user: string, password: string): Promise<Outcome<Blob>> =>
  userBlob({ method: 'POST', path: accountPath(user, '/export'), json: { password } }, 120_000)

export const deleteAccount = (user: string, password: string): Promise<Outcome<SuccessReply>> =>
  userCall({ method: 'POST', path: accountPath(user, '/delete'), json: { password }, timeoutMs: 60_000 })

/** What of the account is stored with consent, and what was declined. A consent that nobody has chosen about is missing. */
export const readConsents = async (user: string): Promise<Outcome<ConsentsReply['consents']>> => {
  const reply = await userCall<ConsentsReply>({ method: 'GET', path: accountPath(user, '/consents') })
  return reply.ok ? { ok: true, value: reply.value.consents } : reply
}

/**
 * Withdraws a consent in every report of the account, latest first: the server deletes the data that it covered.
 * Returns the consents of the account.
 */
export const withdrawEverywhere = async (
  user: string,
  consent: string,
): Promise<Outcome<ConsentsReply['consents']>> => {
  let before: string | null = null
  do {
    const page: Outcome<ReportsPage> = await readReportPage(user, before === null ? {} : { before })
    if (!page.ok) return page
    for (const { id } of page.value.reports) {
      const outcome = await withdrawOwnConsent(id, consent)
      // A report that was deleted meanwhile needs nothing.
      if (!outcome.ok && outcome.failure.kind !== 'not_found') return outcome
    }
    before = page.value.next
  } while (before !== null)
  return readConsents(user)
}
