/** Claims the result whose key is stored on this device. */
import { claimResult, readOwnResult } from '#client/calls/claims.ts'
import type { DeviceStore } from '#client/device/device-store.ts'
import { needsLogin } from '#client/calls/session-call.ts'
import { readSubmission } from '#client/calls/submissions.ts'
import type { ClaimEnd } from '#machines/claim.machine.ts'
import type { StoredResult } from '#machines/draft.ts'
import { forgetResult, storedResultIn, markClaimed } from '#pages/device/stored-quiz.ts'
import type { ResultReply } from '#types/api.generated.ts'
import type { Failure, Outcome } from '#types/failure.ts'

/** Idempotent: a result that the account already owns is claimed again with the same outcome. */
export const claimStoredResult = async (store: DeviceStore): Promise<Outcome<ClaimEnd>> => {
  const stored = await storedResultIn(store)
  return !stored || stored.claimed || stored.empty ? ended('nothing') : claim(store, stored)
}

/** Opens the result for a logged-in user and claims it on the way, unless it is empty. If that fails, returns the preview. */
export const openAsUser = async (store: DeviceStore, stored: StoredResult): Promise<Outcome<ResultReply>> => {
  if (stored.claimed) return readOwnResult(stored.id)
  if (stored.empty) return readSubmission(stored.id, stored.token)
  const claimed = await claim(store, stored)
  return claimed.ok && claimed.value === 'claimed' ? readOwnResult(stored.id) : readSubmission(stored.id, stored.token)
}

const claim = async (store: DeviceStore, stored: StoredResult): Promise<Outcome<ClaimEnd>> => {
  const claimed = await claimResult(stored.id, stored.token)
  if (claimed.ok) {
    await markClaimed(store, stored)
    return ended('claimed')
  }
  const end = endOf(claimed.failure)
  if (end === null) return claimed
  if (end === 'taken' || end === 'gone') await forgetResult(store)
  return ended(end)
}

const ended = (end: ClaimEnd): Outcome<ClaimEnd> => ({ ok: true, value: end })

/** How the claim ended. null: it may succeed later. */
const endOf = (failure: Failure): Exclude<ClaimEnd, 'claimed'> | null => {
  if (failure.kind === 'not_found') return 'gone'
  if (failure.kind !== 'refused') return null
  if (failure.code === 'claim_taken') return 'taken'
  return needsLogin(failure) ? 'nothing' : null
}
