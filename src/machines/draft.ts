import type { Answers } from '#engine/quiz/answers/answers.ts'
import type { ConsentChoices } from '#engine/quiz/consent.ts'

/**
 * The keys of a submission. They are made once for a set of answers, so that sending those again is the same submission. The names of
 * the fields, here and in `Draft`, are stored on devices: do not rename them.
 */
export type Sending = {
  /** The idempotency key. Answers that were changed after an attempt get a new one. */
  readonly key: string
  /** The claim token: the secret that opens the result. */
  readonly token: string
  /** The id of the submission, as soon as the server has stored it. */
  readonly id: string | null
  /** How long the quiz took. Absent: unknown. Kept with the keys, because a repeated submission must report the same time. */
  readonly seconds?: number
  /** Everything is stored on the server, and the result has replaced the draft on the device. */
  readonly kept?: true
}

/** An unfinished quiz, as it is stored on the device. */
export type Draft = {
  /** The id of the quiz. */
  readonly quiz: string
  readonly contentVersion: string
  /** The id of the current step. */
  readonly step: string
  /** The id of the first question of the current group. Absent in a step without groups, and in drafts of earlier releases. */
  readonly group?: string
  readonly answers: Answers
  readonly consents: ConsentChoices
  /** The titles of all questions by id, to name those that a newer content no longer asks. */
  readonly titles: Readonly<Record<string, string>>
  /** Views with a photo in the device store. */
  readonly photos: readonly string[]
  readonly sending: Sending | null
  /** How long the visitor has been busy with it so far. Absent in drafts of earlier releases. */
  readonly seconds?: number
  /** ISO time. */
  readonly savedAt: string
}

/** What the device stores of a result: enough to read it from the server. */
export type StoredResult = {
  readonly id: string
  readonly token: string
  /** When it was stored, as ISO time. */
  readonly at: string
  /** The views of the photos that were sent with it, which the device deletes. */
  readonly sent?: readonly string[]
  /** An account has claimed it, so the token no longer opens it. */
  readonly claimed?: true
  /** Nothing was sent, neither an answer nor a photo: there is nothing to come back for, and no account gets it. */
  readonly empty?: true
}

/** What the device store contains. `unreadable`: there is a draft that could not be read. */
export type StoredQuiz = {
  readonly draft: Draft | null
  readonly result: StoredResult | null
  readonly unreadable: boolean
}
