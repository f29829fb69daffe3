/** API calls about a result of the account that is logged in, and the one that attaches a result to it. */
import type { ReportsReply, ResultReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import { userBlob, userCall } from './session-call.ts'
import { submissionPath } from './submission-path.ts'

type Claimed = ReportsReply[number]

/**
 * Attaches a result to the account with this device's claim token. Only one account can do this; a retry by the same account succeeds
 * again.
 */
export const claimResult = (id: string, claimToken: string): Promise<Outcome<Claimed>> =>
  userCall({
    method: 'POST',
    path: submissionPath(id, 'claim'),
    json: { claim_token: claimToken },
  })

/** Withdraws a consent: the server deletes what it covered, and what of the result came from it. */
export const withdrawOwnConsent = (id: string, consent: string): Promise<Outcome<ResultReply>> =>
  userCall({ method: 'PUT', path: submissionPath(id, 'consents', consent), json: { choice: 'declined' } })

/** null: it could not be loaded. */
export const readOwnPhoto = async (id: string, view: string): Promise<Blob | null> => {
  const photo = await userBlob({ method: 'GET', path: submissionPath(id, 'photos', view) })
  return photo.ok ? photo.value : null
}

/** The whole result, which belongs to the account now. */
export const readOwnResult = (id: string, signal?: AbortSignal): Promise<Outcome<ResultReply>> =>
  userCall({ method: 'GET', path: submissionPath(id), ...(signal && { signal }) })
