/** The quiz machine with its actors: device, server, timers. */
import { modules } from 'virtual:content/modules'
import { fromCallback, fromPromise } from 'xstate'
import type { DeviceStore } from '#client/device/device-store.ts'
import { whenOnline } from '#client/browser/network.ts'
import { wait } from '#client/browser/wait.ts'
import { readLogin } from '#client/device/stored-login.ts'
import { readSubmission, sendPhotos, sendSubmission } from '#client/calls/submissions.ts'
import type { StoredQuiz, StoredResult, Sending } from '#machines/draft.ts'
import { consentsToRead } from '#machines/failure.ts'
import { draftOf, withoutChoices, type QuizContext } from '#machines/quiz/quiz.context.ts'
import { isNotFound } from '#machines/quiz/quiz.result.ts'
import { isNothingSendable, sendablePhotos } from '#machines/quiz/quiz.sendable.ts'
import { quizMachineWith, type QuizMachine } from '#machines/quiz/quiz.machine.ts'
import type { SubmissionContext, SubmissionEvent } from '#machines/submission.context.ts'
import { submissionMachineWith, type SubmissionMachine } from '#machines/submission.machine.ts'
import type { ResultReply } from '#types/api.generated.ts'
import { serverFailure, type Outcome } from '#types/failure.ts'
import { forgetResult, saveDraft, saveResult, openDevice, type Retention } from '#pages/device/stored-quiz.ts'
import { createSending } from './draft/create-sending.ts'
import { submissionOf } from './draft/submission.ts'

const notFound: Outcome<never> = { ok: false, failure: { kind: 'not_found' } }
const now = (): string => new Date().toISOString()

/** `onSaved` is called after each write, to notify other tabs. */
const submissionFor = (store: DeviceStore, retention: Retention, onSaved: () => void): SubmissionMachine =>
  submissionMachineWith({
    createSending: fromPromise<Sending, SubmissionContext>(
      async ({ input: { quiz, sending }, signal }) => sending ?? createSending(store, retention, quiz, signal),
    ),
    saveSending: fromPromise<null, SubmissionContext>(async ({ input: { quiz, sending } }) => {
      await saveDraft(store, draftOf({ ...quiz, sending }, now()))
      return null
    }),
    sendAnswers: fromPromise<Outcome<{ readonly id: string }>, SubmissionContext>(
      async ({ input: { quiz, sending }, signal }) =>
        sending ? sendAnswers(store, quiz, sending, signal) : serverFailure,
    ),
    /** `signal`: aborted by Back. The visitor may then change the photos, or decline that they are stored. */
    sendPhotos: fromPromise<Outcome<readonly string[]>, SubmissionContext>(
      async ({ input: { quiz, sending, withPhotos }, signal }) => {
        if (!withPhotos || !sending?.id) return { ok: true, value: [] }
        const views = sendablePhotos(quiz)
        const photos = (await store.photos()).filter(({ view }) => views.includes(view))
        return sendPhotos(sending.id, sending.token, photos, signal)
      },
    ),
    saveResult: fromPromise<StoredResult, SubmissionContext>(async ({ input: { quiz, sending, withPhotos } }) => {
      const result = resultOf(quiz, sending)
      if (!result) throw new Error('The answers are not on the server')
      await saveResult(store, result, withPhotos ? sendablePhotos(quiz) : [], retention)
      onSaved()
      return result
    }),
    readResult: fromPromise<Outcome<ResultReply>, SubmissionContext>(async ({ input: { quiz, sending } }) => {
      const result = resultOf(quiz, sending)
      return result ? openResult(store, result) : serverFailure
    }),
    wait: fromPromise<null, number>(({ input, signal }) => wait(input, signal)),
    watchNetwork: fromCallback<SubmissionEvent>(({ sendBack }) =>
      whenOnline(() => {
        sendBack({ type: 'ONLINE' })
      }),
    ),
  })

/** null: the server has not stored the answers yet. */
const resultOf = (quiz: QuizContext, sending: Sending | null): StoredResult | null =>
  sending?.id
    ? { id: sending.id, token: sending.token, at: now(), ...(isNothingSendable(quiz) && { empty: true }) }
    : null

export const quizMachineFor = (store: DeviceStore, retention: Retention, onSaved: () => void): QuizMachine => {
  let submission: SubmissionMachine | null = null
  // Starts while the page is hydrating, because Get Started waits for it.
  const search = openDevice(store, retention, Date.now())
  search.catch(() => undefined)
  return quizMachineWith({
    searchDevice: fromPromise<StoredQuiz>(() => search),
    readResult: fromPromise<Outcome<ResultReply>, QuizContext>(async ({ input: { storedResult } }) =>
      storedResult ? reopenResult(store, storedResult) : notFound,
    ),
    // A getter: created when the submission starts, not when the page loads.
    get submission() {
      return (submission ??= submissionFor(store, retention, onSaved))
    },
  })
}

/**
 * A logged-in user claims the result and reads all of it. The code for that is loaded on demand, or in advance (`usePreloading`). Without
 * it the visitor sees the preview: Chromium does not request a module again that did not load, so trying again would be of no use.
 */
const openResult = async (store: DeviceStore, stored: StoredResult): Promise<Outcome<ResultReply>> => {
  if (!modules.accounts || !readLogin()) return readSubmission(stored.id, stored.token)
  const asUser = await loadClaiming().catch(() => null)
  if (asUser) return asUser.openAsUser(store, stored)
  // A claimed result has no preview, which is not to say that it is gone.
  return stored.claimed ? serverFailure : readSubmission(stored.id, stored.token)
}

/** Rejects if it cannot be loaded. */
export const loadClaiming = () => import('#pages/session/claim-stored-result.ts')

/** If the result is gone on the server, the notice about it is removed. */
const reopenResult = async (store: DeviceStore, stored: StoredResult): Promise<Outcome<ResultReply>> => {
  const outcome = await openResult(store, stored)
  if (isNotFound(outcome) && !stored.claimed) await forgetResult(store)
  return outcome
}

/** `signal`: aborted by Back. The draft may be newer than these answers from then on. */
const sendAnswers = async (
  store: DeviceStore,
  quiz: QuizContext,
  sending: Sending,
  signal: AbortSignal,
): Promise<Outcome<{ readonly id: string }>> => {
  const outcome = await sendSubmission(sending.key, submissionOf(quiz, sending))
  if (signal.aborted) return outcome
  const save = (context: QuizContext) => saveDraft(store, draftOf(context, now())).catch(() => undefined)
  // After a reload from here on the answers need not be sent again, even if the quiz has changed meanwhile.
  if (outcome.ok) await save({ ...quiz, sending: { ...sending, id: outcome.value.id } })
  const consents = outcome.ok ? [] : consentsToRead(outcome.failure)
  // After a reload the consents that have to be read again must not be stored as chosen.
  if (consents.length > 0) await save(withoutChoices(quiz, consents))
  return outcome
}
