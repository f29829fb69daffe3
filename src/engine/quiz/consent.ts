/** What may be stored: a question that a consent covers is sent only after a yes, and not asked after a no. */
import type { ConsentItem } from '#types/content.generated.ts'

/** What is asked and unlocked; the words stand beside the button. */
export type Consent = Pick<ConsentItem, 'id' | 'version' | 'covers' | 'heading'>

export type Choice = 'agreed' | 'declined'

/** A choice as it was made: the version and the words that stood beside the button. */
export type ConsentChoice = {
  readonly choice: Choice
  readonly version: number
  readonly words: string
  /** ISO time, by the clock of the device. The server puts its own on record. */
  readonly at: string
  /** The content that the words stood in. Absent in drafts of earlier versions of the product. */
  readonly contentVersion?: string
}

export type ConsentChoices = Readonly<Record<string, ConsentChoice>>

/** What decides whether a choice counts. */
type VersionedChoice = Pick<ConsentChoice, 'choice' | 'version'>
type VersionedChoices = Readonly<Record<string, VersionedChoice>>

/** A choice counts only for the version of the words that it was made on. */
export const choiceOf = (consent: Pick<Consent, 'id' | 'version'>, choices: VersionedChoices): Choice | null => {
  const made = choices[consent.id]
  return made && made.version === consent.version ? made.choice : null
}

/** Questions that are not asked, because their consent was declined. */
export const withheldQuestions = (consents: readonly Consent[], choices: VersionedChoices): ReadonlySet<string> =>
  covered(consents, (consent) => choiceOf(consent, choices) === 'declined')

/** Questions, or photos, that may not be sent: everything covered without a yes. */
export const lockedQuestions = (consents: readonly Consent[], choices: VersionedChoices): ReadonlySet<string> =>
  covered(consents, (consent) => choiceOf(consent, choices) !== 'agreed')

const covered = (consents: readonly Consent[], which: (consent: Consent) => boolean): ReadonlySet<string> =>
  new Set(consents.filter(which).flatMap((consent) => consent.covers))
