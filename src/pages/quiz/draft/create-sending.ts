import { withTabLock } from '#client/browser/with-tab-lock.ts'
import type { DeviceStore } from '#client/device/device-store.ts'
import { randomSecret } from '#client/device/secrets.ts'
import { secondsIn } from '#engine/quiz/steps/active-time.ts'
import type { Sending } from '#machines/draft.ts'
import { draftOf, isUnderWay, type QuizContext } from '#machines/quiz/quiz.context.ts'
import { draftDiffers } from '#machines/quiz/quiz.other-tabs.ts'
import { readAndExpire, saveDraft, type Retention } from '#pages/device/stored-quiz.ts'

/**
 * The idempotency key and the token of a submission. If another tab is submitting the same answers, it is the key of that tab, so that
 * pressing Next in both creates one submission.
 *
 * `signal`: aborted by Back. The draft on the device may be newer than `quiz` from then on, so nothing is stored.
 */
export const createSending = (
  store: DeviceStore,
  retention: Retention,
  quiz: QuizContext,
  signal: AbortSignal,
): Promise<Sending> =>
  withTabLock('submission', async () => {
    const { draft } = await readAndExpire(store, retention, Date.now())
    if (draft?.sending && !draftDiffers(quiz, draft) && isUnderWay(quiz, draft)) return draft.sending
    const made = { key: randomSecret(), token: randomSecret(), id: null, ...secondsIn(quiz.time) }
    // Under the lock, so that no other tab reads the draft meanwhile. `saveSending` stores the same again and reports a failure.
    const toStore = draftOf({ ...quiz, sending: made }, new Date().toISOString())
    if (!signal.aborted) await saveDraft(store, toStore).catch(() => undefined)
    return made
  })
