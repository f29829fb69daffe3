import type { unknownName } from '#content/checks/references/unknown-names.ts'
import type { Reference } from '#content/schema/references.ts'
import type { Content, ModuleName } from '#types/content.generated.ts'

/** The kinds of reference for which it is enough that a thing with the id exists. */
export type PlainReference = Exclude<Reference, 'link' | 'media' | 'option' | 'path' | 'question' | 'value'>

type PlainReferenceRule = {
  /** What messages call it. */
  readonly what: Parameters<typeof unknownName>[0]
  /** Parts of the content in which these things get their ids. */
  readonly parts: readonly (keyof Content)[]
  /** Parts of a content that can be named in place of a thing. */
  readonly also?: readonly ModuleName[]
  /** The beginning of a JSON pointer. Only things below it count. */
  readonly under?: string
}

/** Questions are in sections and in steps. */
export const questionParts = ['quiz', 'sections'] as const

/** What each of these kinds of reference can name. */
export const plainReferences: Readonly<Record<PlainReference, PlainReferenceRule>> = {
  badge: { what: 'badge', parts: ['tips'] },
  consent_subject: { what: 'question', parts: questionParts, also: ['photos'] },
  // Products can fulfil wishes. Allergies are not among them, because no product can promise to be safe for an allergy.
  ingredient_filter: { what: 'wish', parts: ['ingredients'], under: '/filters/' },
  ingredient_group: { what: 'ingredient group', parts: ['ingredients'] },
  issue: { what: 'issue', parts: ['profile'] },
  objective: { what: 'objective', parts: ['profile'] },
  option_list: { what: 'list of options', parts: ['quiz'] },
  score: { what: 'score', parts: ['scores'] },
  section: { what: 'section', parts: ['sections'] },
  slot: { what: 'slot', parts: ['routines'] },
  step: { what: 'step', parts: ['quiz'] },
  tab: { what: 'tab', parts: ['quiz'] },
  trait: { what: 'profile label', parts: ['profile'] },
}
