import { differences } from '#content/write/differences.ts'
import { isList, valueAt, type Edit } from '#content/write/edit.ts'
import { isSameData } from '#content/write/same-data.ts'
import { applyToData, type DataOperation } from '#editing/apply.ts'
import type { Operation } from '#editing/operation.ts'
import { idOf, placeAt } from '#editing/place.ts'

type FileText = { readonly text: string; readonly data: unknown }

/**
 * Turns a correction of a file's text into operations on its data, so that it can be described and merged like any other change. If it
 * changes only the notation, or the file could not be read, the whole file is written.
 */
export const fixOperations = (file: string, before: FileText, after: FileText): readonly Operation[] => {
  if (before.text === after.text) return []
  const whole: Operation = { kind: 'file', file, before: before.text, after: after.text, data: after.data }
  if (before.data === null || after.data === null) return [whole]
  const operations: DataOperation[] = []
  let data: unknown = before.data
  for (const edit of differences([], before.data, after.data)) {
    const operation = operationOf(file, data, edit)
    const next = operation && applyToData(data, operation)
    if (!operation || next === undefined) return [whole]
    operations.push(operation)
    data = next
  }
  return operations.length > 0 && isSameData(data, after.data) ? operations : [whole]
}

const operationOf = (file: string, data: unknown, edit: Edit): DataOperation | undefined => {
  const { path } = edit
  const value = valueAt(data, path)
  const list = isList(value) ? value : []
  switch (edit.kind) {
    case 'set':
      return {
        kind: 'set',
        file,
        place: placeAt(data, path),
        ...(value === undefined ? {} : { before: value }),
        after: edit.value,
        ...(edit.before === undefined ? {} : { next: edit.before }),
      }
    case 'remove':
      return removalOf(file, data, edit)
    case 'insert':
      return {
        kind: 'insert',
        file,
        list: placeAt(data, path),
        entry: edit.value,
        index: edit.index,
        follows: idOf(list[edit.index - 1]) ?? null,
      }
    case 'move':
      return {
        kind: 'move',
        file,
        list: placeAt(data, path),
        entry: list[edit.from],
        from: edit.from,
        to: edit.to,
        follows: idOf(list.toSpliced(edit.from, 1)[edit.to - 1]) ?? null,
      }
    case 'rename':
      return undefined
  }
}

const removalOf = (file: string, data: unknown, { path }: Edit): DataOperation => {
  const owner = path.slice(0, -1)
  const entries = valueAt(data, owner)
  const entry = valueAt(data, path)
  if (!isList(entries)) return { kind: 'set', file, place: placeAt(data, path), before: entry }
  const index = Number(path.at(-1))
  return { kind: 'delete', file, list: placeAt(data, owner), entry, index, follows: idOf(entries[index - 1]) ?? null }
}
