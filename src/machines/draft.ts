/** An unfinished quiz, as it is kept on the device. */
import type { Answers } from '#engine/quiz/answers.ts'
import type { ConsentChoices } from '#engine/quiz/consent.ts'

/** The sending of a finished quiz: made once, so that a second try is the same submission. */
export type Sending = {
  /** The idempotency key. A quiz that was changed after a try gets a new one. */
  readonly key: string
  /** The secret that opens the result. */
  readonly token: string
  /** Its id, once the server has stored it. */
  readonly id: string | null
  /** All is stored, and the key of the result has taken the place of the draft on the device. */
  readonly kept?: true
}

export type Draft = {
  readonly quiz: string
  readonly contentVersion: string
  /** Id of the step that the visitor was at. */
  readonly step: string
  readonly answers: Answers
  readonly consents: ConsentChoices
  /** Titles of all questions as they were asked, by question id: names what a newer quiz no longer asks. */
  readonly titles: Readonly<Record<string, string>>
  /** Photo views that are kept beside the draft. */
  readonly photos: readonly string[]
  readonly sending: Sending | null
  readonly savedAt: string
}

/** A result that the server has stored for this device. */
export type StoredResult = {
  readonly id: string
  readonly token: string
  readonly at: string
  /** An account has it now: the token opens it no longer. */
  readonly claimed?: true
}

export type StoredQuiz = {
  readonly draft: Draft | null
  readonly result: StoredResult | null
  readonly unreadable: boolean
}
