import { memoise } from '#content/memoise.ts'
import { isDataMap, isList, type DataPath } from '#content/write/edit.ts'
import { isObject } from '#content/yaml/json-pointer.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Thing } from './thing.ts'

/**
 * A text with a placeholder for the answer to a question (`{answer:id}`, `{answer:id|other words}`, `{count:id|one|other}`) or for the
 * label of a trait (`{id}`).
 */
export type FilledText = { readonly file: string; readonly path: DataPath; readonly text: string }

/** The texts with a placeholder that refers to this thing. */
export const filledTexts = (data: ContentData, thing: Thing): readonly FilledText[] => {
  const names = placeholdersOf(thing)
  if (names.length === 0) return []
  return [...data].flatMap(([file, root]) =>
    filledIn(root)
      .filter(({ text }) => names.some((name) => ['}', '|'].some((end) => text.includes(`{${name}${end}`))))
      // Only texts about the result have placeholders for traits. Elsewhere the same word means something else.
      .filter(({ path }) => thing.kind !== 'trait' || path.includes('insights'))
      .map((text) => ({ file, ...text })),
  )
}

/** The text without its placeholders for the thing: each becomes its words for a missing answer, or the last form of a `count`. */
export const withoutPlaceholder = (text: string, thing: Thing): string => {
  const names = placeholdersOf(thing)
  return withoutGaps(
    text.replace(/\{([^|{}]*)(?:\|([^{}]*))?\}/g, (all, found: string, forms = '') =>
      names.includes(found) ? String(forms).split('|').at(-1) || gap : all,
    ),
  )
}

/** Marks where a placeholder was removed without a replacement: a character that no text contains. */
const gap = '\uE000'

/** Removes the spaces around each gap that are now superfluous. Other spaces can have a meaning in Markdown. */
const withoutGaps = (text: string): string =>
  text
    // At the beginning of a line, after its indentation.
    .replace(/^( *)\uE000[\uE000 ]*/gm, '$1')
    .replace(/ *\uE000[\uE000 ]*(?=[.,;:!?])/g, '')
    // At the end of a line: two spaces after the gap are a line break.
    .replace(/ *\uE000[\uE000 ]*?(?= *$)/gm, '')
    .replace(/ *\uE000[\uE000 ]*/g, (blanks) => (blanks.includes(' ') ? ' ' : ''))

const placeholdersOf = ({ id, kind }: Thing): readonly string[] =>
  kind === 'question' ? [`answer:${id}`, `count:${id}`] : kind === 'trait' ? [id] : []

/** The texts of a file that have placeholders. Cached, so that unchanged files are not read again. */
const filledIn = (root: unknown): readonly TextAt[] => (isObject(root) ? textsOnce(root) : [])
const textsOnce = memoise((root) => textsIn(root, []))

type TextAt = Pick<FilledText, 'path' | 'text'>

const textsIn = (value: unknown, path: DataPath): readonly TextAt[] => {
  if (typeof value === 'string') return value.includes('{') ? [{ path, text: value }] : []
  if (isList(value)) return value.flatMap((inner, index) => textsIn(inner, [...path, index]))
  if (!isDataMap(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}
