/** The result that this device has the key of becomes the account's. */
import { claimResult, readOwnResult } from '#client/calls/claims.ts'
import type { DeviceStore } from '#client/device/device-store.ts'
import { needsLogin } from '#client/calls/session-call.ts'
import { readSubmission } from '#client/calls/submissions.ts'
import type { ClaimEnd } from '#machines/claim.machine.ts'
import type { StoredResult } from '#machines/draft.ts'
import { forgetResult, keptResultIn, markClaimed } from '#pages/quiz/draft/device.ts'
import type { ResultReply } from '#types/api.generated.ts'
import type { Failure, Outcome } from '#types/failure.ts'

/** Can be done again and again: a result that is the account's already is claimed once more, with the same answer. */
export const claimStoredResult = async (store: DeviceStore): Promise<Outcome<ClaimEnd>> => {
  const kept = await keptResultIn(store)
  return !kept || kept.claimed ? ended('nothing') : claim(store, kept)
}

/** For somebody who is logged in: the whole result, claimed on the way. While it cannot be claimed, what a visitor sees. */
export const openAsUser = async (store: DeviceStore, kept: StoredResult): Promise<Outcome<ResultReply>> => {
  if (kept.claimed) return readOwnResult(kept.id)
  const claimed = await claim(store, kept)
  return claimed.ok && claimed.value === 'claimed' ? readOwnResult(kept.id) : readSubmission(kept.id, kept.token)
}

const claim = async (store: DeviceStore, kept: StoredResult): Promise<Outcome<ClaimEnd>> => {
  const claimed = await claimResult(kept.id, kept.token)
  const end = claimed.ok ? 'claimed' : endOf(claimed.failure)
  if (end === null) return claimed.ok ? ended('claimed') : claimed
  if (end === 'claimed') await markClaimed(store, kept)
  if (end === 'taken' || end === 'gone') await forgetResult(store)
  return ended(end)
}

const ended = (end: ClaimEnd): Outcome<ClaimEnd> => ({ ok: true, value: end })

/** null: it may work the next time. Without a login there is nobody to claim for. */
const endOf = (failure: Failure): Exclude<ClaimEnd, 'claimed'> | null => {
  if (failure.kind === 'gone') return 'gone'
  if (failure.kind !== 'refused') return null
  if (failure.code === 'claim_taken') return 'taken'
  return needsLogin(failure) ? 'nothing' : null
}
