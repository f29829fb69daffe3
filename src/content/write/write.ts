import { spliced, type Change } from './change.ts'
import { commentsOf, type Comment } from './comments.ts'
import { differences } from './differences.ts'
import { editData, isDataMap, isList, valueAt, type Edit } from './edit.ts'
import { planEdit } from './plan.ts'
import { isSameData } from './same-data.ts'
import { readYamlFile, type YamlFile } from './yaml-file.ts'

export type Written = { readonly ok: true; readonly text: string } | Refused
export type Refused = {
  readonly ok: false
  /** `not-yaml`: the file cannot be read. `no-such-place`: the edit does not fit it. `unsafe`: something else would change, too. */
  readonly reason: 'not-yaml' | 'no-such-place' | 'unsafe'
  readonly message: string
}

/** A file that is open for a series of edits. Each edit reads the text only once, to check the result. */
export type OpenFile = { readonly mark: string; readonly file: YamlFile; readonly comments: readonly Comment[] }

/** The text of an open file. */
export const textOf = ({ mark, file }: OpenFile): string => mark + file.text

/** Reads the text of a content file for `editFile`. Refused when it is not YAML. */
export const openFile = (text: string): OpenFile | Refused => {
  // The byte order mark is not part of the text for the parser.
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const file = readYamlFile(text.slice(mark.length))
  return 'problem' in file
    ? refused('not-yaml', file.problem)
    : { mark, file, comments: commentsOf(text.slice(mark.length)) }
}

/**
 * Applies edits to the text of a content file, one after the other. Everything else stays as it is written: comments, quotes, order,
 * indentation, brackets, line endings. Each edit is checked: the text is read again, and must contain the edited data and all comments.
 *
 * @returns the new text, or the reason why there is none. A text is never changed only in part.
 */
export const writeEdits = (text: string, edits: readonly Edit[]): Written => {
  if (edits.length === 0) return { ok: true, text }
  const opened = openFile(text)
  const edited = isRefused(opened) ? opened : editFile(opened, edits)
  return isRefused(edited) ? edited : { ok: true, text: textOf(edited) }
}

/** As `writeEdits`, for a file that is open already. */
export const editFile = (opened: OpenFile, edits: readonly Edit[]): OpenFile | Refused => {
  let now = opened
  for (const edit of edits) {
    const edited = editOnce(now, edit)
    if (isRefused(edited)) return edited
    now = edited
  }
  return now
}

export const isRefused = (value: OpenFile | Refused): value is Refused => 'ok' in value

const editOnce = (opened: OpenFile, edit: Edit): OpenFile | Refused => {
  const { file } = opened
  const data = editData(file.data, edit)
  if (data === undefined) return refused('no-such-place', `There is no place in the file for this: ${described(edit)}.`)
  if (isSameData(data, file.data)) return opened
  const parts = edit.kind === 'set' ? partsOf(edit, file.data) : []
  if (parts.length > 0) {
    const inParts = editFile(opened, parts)
    if (!isRefused(inParts)) return inParts
  }
  // At the end of a file, or above empty lines, a text below a `|` would get different line breaks at its end.
  const quoting: YamlFile = { ...file, style: { ...file.style, blockTexts: false } }
  return (
    spliceInto(opened, file, edit, data) ??
    spliceInto(opened, quoting, edit, data) ??
    refused('unsafe', `More than this would change in the file: ${described(edit)}.`)
  )
}

/** The new file. undefined: something else would change, too. */
const spliceInto = (opened: OpenFile, how: YamlFile, edit: Edit, data: unknown): OpenFile | undefined => {
  const change = planEdit(how, edit)
  if (!change) return undefined
  const text = spliced(how.text, change.edits)
  const file = readYamlFile(text)
  if ('problem' in file || !isSameData(file.data, data)) return undefined
  const comments = commentsOf(text)
  return keepsComments(opened.comments, comments, change) ? { ...opened, file, comments } : undefined
}

/** The edits inside a list or a group of settings that together give it its new value. */
const partsOf = ({ path, value }: Edit & { kind: 'set' }, data: unknown): readonly Edit[] => {
  const old = valueAt(data, path)
  if (!(isList(old) && isList(value)) && !(isDataMap(old) && isDataMap(value))) return []
  const parts = differences(path, old, value)
  return parts.some((part) => part.kind === 'set' && part.path.length === path.length) ? [] : parts
}

const keepsComments = (before: readonly Comment[], after: readonly Comment[], { removed }: Change): boolean => {
  const stays = (offset: number) => !removed.some(({ from, to }) => from <= offset && offset < to)
  const expected = before.filter(({ offset }) => stays(offset))
  const texts = (comments: readonly { readonly text: string }[]) => comments.map(({ text }) => text).sort()
  return isSameData(texts(expected), texts(after))
}

export const refused = (reason: 'not-yaml' | 'no-such-place' | 'unsafe', message: string): Refused => ({
  ok: false,
  reason,
  message,
})

const described = ({ kind, path }: Edit): string => `${kind} /${path.join('/')}`
