import { computedOnce } from '#content/computed-once.ts'
import { isDataMap, isList, type DataPath } from '#content/write/edit.ts'
import { isObject } from '#content/yaml/json-pointer.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Thing } from './thing.ts'

/**
 * A text into which the answer to a question is filled (`{answer:id}`, `{answer:id|other words}`), that chooses by one
 * (`{count:id|one|other}`), or into which the label of a trait is filled (`{id}`).
 */
export type FilledText = { readonly file: string; readonly path: DataPath; readonly text: string }

/** The texts into which something of this thing is filled. */
export const filledTexts = (data: ContentData, thing: Thing): readonly FilledText[] => {
  const names = placeholdersOf(thing)
  if (names.length === 0) return []
  return [...data].flatMap(([file, root]) =>
    filledIn(root)
      .filter(({ text }) => names.some((name) => ['}', '|'].some((end) => text.includes(`{${name}${end}`))))
      // Only texts about the result know traits. Elsewhere the same word means something else.
      .filter(({ path }) => thing.kind !== 'trait' || path.includes('insights'))
      .map((text) => ({ file, ...text })),
  )
}

/** The text without what is filled in: the words for a missing answer are in its place. Of two forms those are the second one. */
export const withoutPlaceholder = (text: string, thing: Thing): string => {
  const names = placeholdersOf(thing)
  return withoutGaps(
    text.replace(/\{([^|{}]*)(?:\|([^{}]*))?\}/g, (all, found: string, forms = '') =>
      names.includes(found) ? String(forms).split('|').at(-1) || gap : all,
    ),
  )
}

/** Is where nothing takes the place of a placeholder: a character that no text has. */
const gap = '\uE000'

/** Takes away the blanks around each gap that are too many now. All others can have a meaning in Markdown. */
const withoutGaps = (text: string): string =>
  text
    // At the beginning of a line, after its indentation.
    .replace(/^( *)\uE000[\uE000 ]*/gm, '$1')
    .replace(/ *\uE000[\uE000 ]*(?=[.,;:!?])/g, '')
    // At the end of a line: two blanks after it are a line break.
    .replace(/ *\uE000[\uE000 ]*?(?= *$)/gm, '')
    .replace(/ *\uE000[\uE000 ]*/g, (blanks) => (blanks.includes(' ') ? ' ' : ''))

const placeholdersOf = ({ id, kind }: Thing): readonly string[] =>
  kind === 'question' ? [`answer:${id}`, `count:${id}`] : kind === 'trait' ? [id] : []

/** The texts of a file into which anything is filled. A file that did not change is not read again. */
const filledIn = (root: unknown): readonly TextAt[] => (isObject(root) ? textsOnce(root) : [])
const textsOnce = computedOnce((root) => textsIn(root, []))

type TextAt = Pick<FilledText, 'path' | 'text'>

const textsIn = (value: unknown, path: DataPath): readonly TextAt[] => {
  if (typeof value === 'string') return value.includes('{') ? [{ path, text: value }] : []
  if (isList(value)) return value.flatMap((inner, index) => textsIn(inner, [...path, index]))
  if (!isDataMap(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}
