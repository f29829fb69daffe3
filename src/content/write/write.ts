import { spliced, type Change } from './change.ts'
import { commentsOf } from './comments.ts'
import { differences } from './differences.ts'
import { editData, isDataMap, isList, valueAt, type Edit } from './edit.ts'
import { planEdit } from './plan.ts'
import { isSameData } from './same-data.ts'
import { readYamlFile, type YamlFile } from './yaml-file.ts'

export type Written =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false
      /** `not-yaml`: the file cannot be read. `no-such-place`: the edit does not fit it. `unsafe`: more than the edit would change. */
      readonly reason: 'not-yaml' | 'no-such-place' | 'unsafe'
      readonly message: string
    }

/**
 * Applies edits to the text of a content file, one after the other. Everything else stays as it is written: comments, quotes, order,
 * indentation, brackets, line endings. Each edit is checked: the text is read again, and must contain the edited data and all comments.
 *
 * @returns the new text, or why there is none: a text is never changed in part
 */
export const writeEdits = (text: string, edits: readonly Edit[]): Written => {
  // The byte order mark is not part of the text for the parser.
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  let now = text.slice(mark.length)
  for (const edit of edits) {
    const written = writeEdit(now, edit)
    if (!written.ok) return written
    now = written.text
  }
  return { ok: true, text: mark + now }
}

const writeEdit = (text: string, edit: Edit): Written => {
  const file = readYamlFile(text)
  if ('problem' in file) return refused('not-yaml', file.problem)
  const data = editData(file.data, edit)
  if (data === undefined) return refused('no-such-place', `There is no place in the file for this: ${described(edit)}.`)
  if (isSameData(data, file.data)) return { ok: true, text }
  const parts = edit.kind === 'set' ? partsOf(edit, file.data) : []
  if (parts.length > 0) {
    const inParts = writeEdits(text, parts)
    if (inParts.ok) return inParts
  }
  // At the end of a file, or above empty lines, a text below a `|` would have other line breaks at its end.
  const quoting: YamlFile = { ...file, style: { ...file.style, blockTexts: false } }
  return (
    spliceInto(file, edit, data) ??
    spliceInto(quoting, edit, data) ??
    refused('unsafe', `More than this would change in the file: ${described(edit)}.`)
  )
}

/** The new text; undefined when something else would change, too. */
const spliceInto = (file: YamlFile, edit: Edit, data: unknown): Written | undefined => {
  const change = planEdit(file, edit)
  if (!change) return undefined
  const text = spliced(file.text, change.edits)
  const read = readYamlFile(text)
  const isSafe = !('problem' in read) && isSameData(read.data, data) && keepsComments(file.text, text, change)
  return isSafe ? { ok: true, text } : undefined
}

/** The edits inside a list or a group of settings that has another value now. */
const partsOf = ({ path, value }: Edit & { kind: 'set' }, data: unknown): readonly Edit[] => {
  const old = valueAt(data, path)
  if (!(isList(old) && isList(value)) && !(isDataMap(old) && isDataMap(value))) return []
  const parts = differences(path, old, value)
  return parts.some((part) => part.kind === 'set' && part.path.length === path.length) ? [] : parts
}

const keepsComments = (before: string, after: string, { removed }: Change): boolean => {
  const stays = (offset: number) => !removed.some(({ from, to }) => from <= offset && offset < to)
  const expected = commentsOf(before).filter(({ offset }) => stays(offset))
  const texts = (comments: readonly { readonly text: string }[]) => comments.map(({ text }) => text).sort()
  return isSameData(texts(expected), texts(commentsOf(after)))
}

const refused = (reason: 'not-yaml' | 'no-such-place' | 'unsafe', message: string): Written => ({
  ok: false,
  reason,
  message,
})

const described = ({ kind, path }: Edit): string => `${kind} /${path.join('/')}`
