import { counted, quoted } from '#content/problems/wording.ts'
import { setValue } from '#editing/build/set-value.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { shortened } from '#editing/words/value-words.ts'
import type { TextHit } from './find-texts.ts'

/** Replaces all hits in one act. */
export const replaceAct = (data: ContentData, hits: readonly TextHit[], find: string, by: string): NewAct => ({
  title:
    by === ''
      ? `Delete ${quoted(shortened(find))} from ${counted(hits.length, 'text', 'texts')}`
      : `Replace ${quoted(shortened(find))} with ${quoted(shortened(by))} in ${counted(hits.length, 'text', 'texts')}`,
  operations: hits.flatMap((hit) => setValue(data, hit.file, hit.place, replacedText(hit, find, by)).operations),
})

/** The text with every hit replaced. If a hit has a capital first letter and the searched words do not, the replacement gets a capital. */
export const replacedText = ({ ranges, text }: Pick<TextHit, 'ranges' | 'text'>, find: string, by: string): string =>
  ranges
    .toReversed()
    .reduce((now, [from, to]) => now.slice(0, from) + asCapital(now.slice(from, to), find, by) + now.slice(to), text)

const asCapital = (found: string, find: string, by: string): string =>
  /^\p{Lu}/u.test(found) && /^\p{Ll}/u.test(find) ? by.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : by
