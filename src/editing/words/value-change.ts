import { counted, quoted, uncapitalised } from '#content/problems/wording.ts'
import { entryName } from '#editing/build/entry-name.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Difference } from './differences.ts'
import { isEmptied } from './emptied-texts.ts'
import type { Schemas } from '#editing/names/schema-part.ts'
import { describedAt } from './schema-at.ts'
import type { SequenceStep } from '#editing/sequence-diff.ts'
import { textPieces } from './text-pieces.ts'
import { ownSettings, shortened, valueInWords } from './value-words.ts'

type ValueChange = { readonly text: string; readonly pieces?: readonly SequenceStep[] }

/** Texts up to this length are quoted as a whole. */
const shortText = 60

/** `label “Late” is now “After midnight”`, `points 8 (was 6)` */
export const valueChange = (
  schemas: Schemas,
  { after, before, file, place }: Difference & { readonly kind: 'value' },
  dataBefore: ContentData,
  dataAfter: ContentData,
): ValueChange => {
  const { reference, title, words } = describedAt(schemas, file, place)
  const name = settingName(title, place.at(-1))
  const at = { file, place, reference }
  const was = valueInWords(dataBefore, words.get(before) ?? before, at)
  const is = valueInWords(dataAfter, words.get(after) ?? after, at)
  if (place.at(-1) === 'retired') return { text: after === true ? 'no longer offered' : 'offered again' }
  if (place.at(-1) === 'group' && (before === undefined || after === undefined))
    return { text: headingChange(before, after) }
  if (before === undefined) return { text: after === true ? `${name}: yes` : `new ${name}${unlessOwn(is, `: ${is}`)}` }
  if (after === undefined)
    return { text: before === true ? `${name}: no longer` : `${name} removed${unlessOwn(was, ` (was ${was})`)}` }
  if (typeof before !== 'string' || typeof after !== 'string' || reference !== undefined)
    return { text: `${name} ${is} (was ${was})` }
  if (isEmptied(before, after)) return { text: `${name} ${was} is empty now` }
  if (before.length <= shortText && after.length <= shortText) return { text: `${name} ${was} is now ${is}` }
  const pieces = textPieces(before, after)
  return { text: `${name}: ${longTextInWords(pieces)}`, pieces }
}

const unlessOwn = (value: string, words: string): string => (value === ownSettings ? '' : words)

/** The words for a question that begins a group, or no longer does. */
const headingChange = (before: unknown, after: unknown): string =>
  after === undefined
    ? `no longer begins the group ${quoted(entryName(before) ?? '')}`
    : `begins the group ${quoted(entryName(after) ?? '')} now`

/** The first change of a text, and how many there are. */
const longTextInWords = (pieces: readonly SequenceStep[]): string => {
  const [first, ...others] = pieces.flatMap(({ kind, text }, index): readonly string[] => {
    const next = pieces[index + 1]
    if (kind === 'removed' && next?.kind === 'added')
      return [`${quoted(shortened(text))} is now ${quoted(shortened(next.text))}`]
    if (kind === 'removed') return [`removed ${quoted(shortened(text))}`]
    return kind === 'added' && pieces[index - 1]?.kind !== 'removed' ? [`added ${quoted(shortened(text))}`] : []
  })
  const more = others.length === 0 ? '' : `, and ${counted(others.length, 'more change', 'more changes')}`
  return first === undefined ? 'spaces or line breaks' : `${first}${more}`
}

/** The title of a setting inside a sentence. */
export const settingName = (title: string | undefined, key: string | number | undefined): string =>
  uncapitalised(title ?? String(key ?? 'setting').replaceAll('_', ' '))
