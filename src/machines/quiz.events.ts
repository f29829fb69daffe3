import type { PromiseActorLogic } from 'xstate'
import type { ConsentChoice } from '#engine/quiz/consent.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'
import type { ResultReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import type { Draft, StoredQuiz, StoredResult, Sending } from './draft.ts'
import type { QuizContext } from './quiz.context.ts'
import type { SubmissionMachine } from './submission.machine.ts'

export type QuizEvent =
  | { readonly type: 'ANSWER'; readonly question: string; readonly option: string; readonly chosen: boolean }
  | { readonly type: 'WRITE'; readonly question: string; readonly text: string }
  | { readonly type: 'CLEAR'; readonly question: string }
  | { readonly type: 'CONSENT'; readonly consent: string; readonly choice: ConsentChoice | null }
  | { readonly type: 'PHOTOS'; readonly views: readonly string[] }
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  /** The browser's history leads to this step. */
  | { readonly type: 'GO'; readonly step: number }
  | { readonly type: 'CONTINUE' }
  | { readonly type: 'START_AGAIN' }
  /** A new quiz after a result, which stays until the new one is finished. `at`: ISO time. */
  | { readonly type: 'RETAKE'; readonly at: string }
  /** A link leads to the result. `kept`: what the device has now, because another tab may have finished a quiz. */
  | { readonly type: 'OPEN_RESULT'; readonly kept: StoredResult | null }
  | { readonly type: 'DRAFT_CHANGED_ELSEWHERE'; readonly draft: Draft }
  /** The quiz was sent from another tab: its result has taken the place of the draft. */
  | { readonly type: 'FINISHED_ELSEWHERE'; readonly result: StoredResult }
  | { readonly type: 'KEEP_OWN_ANSWERS' }
  | { readonly type: 'SENDING'; readonly sending: Sending | null }
  | { readonly type: 'RESULT_STORED'; readonly result: StoredResult }
  | { readonly type: 'RETRY' }
  | { readonly type: 'RESULT_CHANGED'; readonly result: ResultReply }
  | { readonly type: 'CONTENT'; readonly model: QuizModel; readonly version: string }

/** What the machine waits for. The page gives them once: a machine that is provided with them later is built twice. */
export type QuizActors = {
  readonly searchDevice: PromiseActorLogic<StoredQuiz>
  readonly readResult: PromiseActorLogic<Outcome<ResultReply>, QuizContext>
  readonly submission: SubmissionMachine
}
