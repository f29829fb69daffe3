import { ownProperty } from '#engine/own-property.ts'
import type { SubmittedConsent } from '#types/api.generated.ts'
import type { ConsentItem } from '#types/content.generated.ts'

/** A consent without its text: the step that shows it, and the questions that it covers, or `photos`. */
export type Consent = Pick<ConsentItem, 'id' | 'version' | 'step' | 'covers' | 'heading'>

export type Choice = SubmittedConsent['choice']

/** A choice as it was made, with the version and the label of the button, which are the evidence for it. */
export type ConsentChoice = {
  readonly choice: Choice
  readonly version: number
  readonly words: string
  /** ISO time of the device's clock. The server records its own. */
  readonly at: string
  /** The content version that was shown. Absent in drafts of earlier releases. */
  readonly contentVersion?: string
}

export type ConsentChoices = Readonly<Record<string, ConsentChoice>>

/** What decides whether a choice is valid. */
type VersionedChoice = Pick<ConsentChoice, 'choice' | 'version'>
type VersionedChoices = Readonly<Record<string, VersionedChoice>>

/** The choice about a consent. null: there is none, or it was made on another version of its text and has to be made again. */
export const choiceOf = (consent: Pick<Consent, 'id' | 'version'>, choices: VersionedChoices): Choice | null => {
  const made = ownProperty(choices, consent.id)
  return made && made.version === consent.version ? made.choice : null
}

/** Ids of questions that are not asked, because their consent was declined. May contain `photos`. */
export const withheldQuestions = (consents: readonly Consent[], choices: VersionedChoices): ReadonlySet<string> =>
  covered(consents, (consent) => choiceOf(consent, choices) === 'declined')

/** Ids of questions, or `photos`, that may not leave the device: everything that a consent covers and nobody has agreed to. */
export const lockedQuestions = (consents: readonly Consent[], choices: VersionedChoices): ReadonlySet<string> =>
  covered(consents, (consent) => choiceOf(consent, choices) !== 'agreed')

const covered = (consents: readonly Consent[], which: (consent: Consent) => boolean): ReadonlySet<string> =>
  new Set(consents.filter(which).flatMap((consent) => consent.covers))
