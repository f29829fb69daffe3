/** Claims the result whose key is stored on this device. */
import { claimResult, readOwnResult } from '#client/calls/claims.ts'
import type { DeviceStore } from '#client/device/device-store.ts'
import { needsLogin } from '#client/calls/session-call.ts'
import { readSubmission } from '#client/calls/submissions.ts'
import type { ClaimEnd } from '#machines/claim.machine.ts'
import type { StoredResult } from '#machines/draft.ts'
import { forgetResult, keptResultIn, markClaimed } from '#pages/device/stored-quiz.ts'
import type { ResultReply } from '#types/api.generated.ts'
import type { Failure, Outcome } from '#types/failure.ts'

/** Idempotent: a result that the account already owns is claimed again with the same outcome. */
export const claimStoredResult = async (store: DeviceStore): Promise<Outcome<ClaimEnd>> => {
  const kept = await keptResultIn(store)
  return !kept || kept.claimed || kept.empty ? ended('nothing') : claim(store, kept)
}

/** Opens the result for a logged-in user and claims it on the way, unless it is empty. If that fails, returns the preview. */
export const openAsUser = async (store: DeviceStore, kept: StoredResult): Promise<Outcome<ResultReply>> => {
  if (kept.claimed) return readOwnResult(kept.id)
  if (kept.empty) return readSubmission(kept.id, kept.token)
  const claimed = await claim(store, kept)
  return claimed.ok && claimed.value === 'claimed' ? readOwnResult(kept.id) : readSubmission(kept.id, kept.token)
}

const claim = async (store: DeviceStore, kept: StoredResult): Promise<Outcome<ClaimEnd>> => {
  const claimed = await claimResult(kept.id, kept.token)
  if (claimed.ok) {
    await markClaimed(store, kept)
    return ended('claimed')
  }
  const end = endOf(claimed.failure)
  if (end === null) return claimed
  if (end === 'taken' || end === 'gone') await forgetResult(store)
  return ended(end)
}

const ended = (end: ClaimEnd): Outcome<ClaimEnd> => ({ ok: true, value: end })

/** How the claim ended. null: it may succeed later. Without a login there is nothing to do. */
const endOf = (failure: Failure): Exclude<ClaimEnd, 'claimed'> | null => {
  if (failure.kind === 'gone') return 'gone'
  if (failure.kind !== 'refused') return null
  if (failure.code === 'claim_taken') return 'taken'
  return needsLogin(failure) ? 'nothing' : null
}
