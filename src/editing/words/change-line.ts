import type { Act } from '#editing/operation.ts'
import type { Place } from '#editing/place.ts'
import type { SequenceStep } from '#editing/sequence-diff.ts'

/** Something that is opened and edited as a whole: a question, a score, a page. */
export type ChangedItem = { readonly file: string; readonly place: Place; readonly title: string }

/** A label that was reworded. Only an editor knows whether it still means the same. */
export type Relabelled = {
  readonly what: 'option' | 'score'
  /** `question/option`, `option_lists/list/option` for an option of a shared list, or the id of the score. */
  readonly id: string
  /** The ids in the history of published ids: for an option of a shared list, one for every question that offers it. */
  readonly publishedAs: readonly string[]
  readonly before: string
  readonly after: string
}

/** One change of the content in an editor's words. */
export type ChangeLine = {
  /** `waiting`: an act that changes a file that is missing. */
  readonly kind: 'value' | 'condition' | 'add' | 'delete' | 'move' | 'file' | 'picture' | 'waiting'
  readonly item: ChangedItem
  /** Where it is edited; for something deleted, where it was. */
  readonly file: string
  readonly place: Place
  /** To be shown beside the name of the item: 'Option “Late”: label is now “After midnight” (was “Late”)'. */
  readonly short: string
  /** With the name of the item, for lists of versions and commits. */
  readonly words: string
  /** For a longer text: what has changed in it. */
  readonly pieces?: readonly SequenceStep[]
  /** Whether people read the value, and nothing is computed from it. */
  readonly isText?: true
  /** The acts that made the change, in their order. */
  readonly acts: readonly Act['id'][]
  readonly relabelled?: Relabelled
  /** The question or block that is new or whose condition has changed, so that it may be asked of other people. */
  readonly asked?: string
}

export type LineWithoutActs = Omit<ChangeLine, 'acts'>
