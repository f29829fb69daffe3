import type { PublishedId } from '#types/content.generated.ts'
import type { Place } from '#editing/place.ts'

/** The kind of a list's entries, as in the history of published ids; `entry` for lists that are not in it. */
export type ListKind = PublishedId['what'] | 'entry'

const kinds: Readonly<Record<string, ListKind>> = {
  consents: 'consent',
  options: 'option',
  products: 'product',
  questions: 'question',
  scores: 'score',
  sections: 'section',
  steps: 'step',
  tips: 'tip',
  traits: 'trait',
}
const inner: Readonly<Record<string, ListKind>> = { goals: 'goal', issues: 'issue' }

/** The kind of a list's entries, by the name of the list, which is the same in every file. */
export const listKind = (list: Place): ListKind => {
  const [owner, name] = [list.at(-2), list.at(-1)]
  if (owner === 'option_lists') return 'option'
  if (name === 'list') return inner[String(owner)] ?? 'entry'
  return kinds[String(name)] ?? 'entry'
}

/** The setting that holds the id of the entries of a list. For the labels of a trait it is `value`, which conditions compare with. */
export const idKeyOf = (list: Place): 'id' | 'value' =>
  list.at(-1) === 'labels' && list.at(-3) === 'traits' ? 'value' : 'id'
