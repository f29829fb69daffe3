import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'
import type { ResultReply } from '#types/api.generated.ts'
import type { Failure, Outcome } from '#types/failure.ts'
import type { Sending, StoredResult } from './draft.ts'
import type { QuizContext } from './quiz/quiz.context.ts'

export type SubmissionContext = {
  /** The quiz as it was when the machine started. It does not change while it is sent. */
  readonly quiz: QuizContext
  /** null until `createSending` has made it. */
  readonly sending: Sending | null
  /** False after WITHOUT_PHOTOS. */
  readonly withPhotos: boolean
  /** The server has the answers, and the photos unless they are left out. Only the result is missing. */
  readonly isUploaded: boolean
  /** Of the last attempt. null: it succeeded, or is under way for the first time. */
  readonly failure: Failure | null
  /** Failed attempts since the last success. */
  readonly attempts: number
  /** The answers have waited for the network on this device. */
  readonly hasWaited: boolean
  /** The network has returned after that: the browser has reported it, or the server has replied. */
  readonly isBack: boolean
  /** The current attempt was started by a timer, not by the visitor: `failure` stays until its reply. */
  readonly isAutomatic: boolean
  readonly result: ResultReply | null
}

export const afterFailure = (context: SubmissionContext, failure: Failure): Partial<SubmissionContext> => ({
  failure,
  attempts: context.attempts + 1,
  hasWaited:
    context.hasWaited || (!context.isUploaded && (failure.kind === 'offline' || failure.kind === 'interrupted')),
  isBack: false,
  isAutomatic: false,
})

export const afterSuccess = ({ hasWaited }: SubmissionContext): Partial<SubmissionContext> => ({
  failure: null,
  attempts: 0,
  isBack: hasWaited,
  isAutomatic: false,
})

/** The server has the answers. */
export const hasStoredAnswers = ({ sending }: SubmissionContext): boolean => Boolean(sending?.id)

export type SubmissionEvent =
  | { readonly type: 'RETRY' }
  /** The browser is connected again. */
  | { readonly type: 'ONLINE' }
  /** After photos failed: the result is computed without them. */
  | { readonly type: 'WITHOUT_PHOTOS' }
  /** The visitor has read that some photos were left out. */
  | { readonly type: 'GO_ON' }

/** Everything with a side effect. All read the context of the machine as their input. */
export type SubmissionActors = {
  /**
   * Makes the idempotency key and the token, or returns those that the same answers already have, in this tab or another. It must not
   * wait for the network: a visitor who goes back immediately, and then forward again, has to come to the same submission.
   */
  readonly createSending: PromiseActorLogic<Sending, SubmissionContext>
  /** Saves them in the draft on the device. */
  readonly saveSending: PromiseActorLogic<null, SubmissionContext>
  /** Sends answers and consents to the server. Resolves to the id of the submission. */
  readonly sendAnswers: PromiseActorLogic<Outcome<{ readonly id: string }>, SubmissionContext>
  /**
   * Uploads the photos that have a consent, none if `withPhotos` is false. Resolves to the views that were left out, because the quiz
   * no longer asks for them.
   */
  readonly sendPhotos: PromiseActorLogic<Outcome<readonly string[]>, SubmissionContext>
  /** Replaces the draft on the device by the id and token of the result. */
  readonly saveResult: PromiseActorLogic<StoredResult, SubmissionContext>
  readonly readResult: PromiseActorLogic<Outcome<ResultReply>, SubmissionContext>
  /** Resolves after the given number of milliseconds. */
  readonly wait: PromiseActorLogic<null, number>
  /** Sends ONLINE. */
  readonly watchNetwork: CallbackActorLogic<SubmissionEvent>
}
