import type { PromiseActorLogic } from 'xstate'
import type { ConsentChoice } from '#engine/quiz/consent.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'
import type { ResultReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import type { Draft, Sending, StoredQuiz, StoredResult } from '#machines/draft.ts'
import type { QuizContext } from './quiz.context.ts'
import type { QuizView } from './quiz.places.ts'
import type { SubmissionMachine } from '#machines/submission.machine.ts'

export type QuizEvent =
  | {
      readonly type: 'ANSWER'
      readonly question: string
      readonly option: string
      readonly chosen: boolean
      /** Chosen with a pointer. With the keyboard, options are passed on the way to others, so the quiz does not advance. */
      readonly byPointer?: boolean
    }
  | { readonly type: 'WRITE'; readonly question: string; readonly text: string }
  | { readonly type: 'CLEAR'; readonly question: string }
  /** null: the choice is taken back, and has to be made again. */
  | { readonly type: 'CONSENT'; readonly consent: string; readonly choice: ConsentChoice | null }
  /** The views that have a photo. */
  | { readonly type: 'PHOTOS'; readonly views: readonly string[] }
  /** Whether the visitor has submitted the photos, and not changed them since. */
  | { readonly type: 'PHOTOS_SUBMITTED'; readonly done: boolean }
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  /** The browser's history, or a link in the quiz, leads to this place. Without a group: to the one of the question, or the first one. */
  | { readonly type: 'GO'; readonly step: number; readonly group?: number; readonly question?: string }
  /** From the review to the step (an index) of a question, or of the photos, and with Next back again. */
  | { readonly type: 'CHANGE'; readonly step: number; readonly item: string }
  /** Changes the view (one page or groups). `question`: where the visitor is among all questions of the step. */
  | { readonly type: 'VIEW'; readonly view: QuizView; readonly question?: string }
  /** Go on with the draft that was found. */
  | { readonly type: 'CONTINUE' }
  | { readonly type: 'START_AGAIN' }
  /** A new quiz after a result, which stays available until the new one is finished. `at`: the current ISO time. */
  | { readonly type: 'RETAKE'; readonly at: string }
  /** A link leads to the result. `stored`: the device's result now, because another tab may have finished a quiz. */
  | { readonly type: 'OPEN_RESULT'; readonly stored: StoredResult | null }
  /** Another tab has saved a draft. */
  | { readonly type: 'DRAFT_CHANGED_ELSEWHERE'; readonly draft: Draft }
  /** Another tab has sent the quiz: its result has replaced the draft. */
  | { readonly type: 'FINISHED_ELSEWHERE'; readonly result: StoredResult }
  /** Go on with the answers of this tab. */
  | { readonly type: 'KEEP_OWN_ANSWERS' }
  /** From the submission: its keys have changed. */
  | { readonly type: 'SENDING'; readonly sending: Sending | null }
  /** From the submission: the result has replaced the draft on this device. */
  | { readonly type: 'RESULT_STORED'; readonly result: StoredResult }
  | { readonly type: 'RETRY' }
  /** A consent was withdrawn: the server has deleted what it covered, and what of the result came from it. */
  | { readonly type: 'RESULT_CHANGED'; readonly result: ResultReply }
  /** The content was edited while the page is open (development server only). */
  | { readonly type: 'CONTENT'; readonly model: QuizModel; readonly version: string }

/**
 * What the machine waits for. They are given when the machine is created, not with `provide()`, which would build the machine a
 * second time.
 */
export type QuizActors = {
  /** Reads the draft and the result that this device has stored. */
  readonly searchDevice: PromiseActorLogic<StoredQuiz>
  /** Reads the stored result from the server. */
  readonly readResult: PromiseActorLogic<Outcome<ResultReply>, QuizContext>
  readonly submission: SubmissionMachine
}
