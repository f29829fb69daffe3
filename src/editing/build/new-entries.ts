import { isDataMap, isList } from '#content/write/edit.ts'
import { quotedName } from '#editing/build/entry-name.ts'
import { addEntry, deleteEntry } from '#editing/build/list-acts.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { isUnnamed } from '#editing/ids/provisional-id.ts'
import { optionsFromLines } from '#editing/ids/options-from-lines.ts'
import { takenIds } from '#editing/ids/taken-ids.ts'
import type { ListPlace } from '#editing/list-place.ts'
import { idOf, valueIn } from '#editing/place.ts'

/** Adds an option without a label, for an editor to type into. */
export const addUnnamedOption = (
  data: ContentData,
  place: ListPlace,
  index?: number,
): NewAct & { readonly id: string } => {
  const id = freeProvisionalId(data, place)
  return { ...addEntry(data, place, { id, label: '' }, index), title: 'Add an option', id }
}

/** Adds a question of kind `radio` without a title, for an editor to type into. */
export const addUnnamedQuestion = (
  data: ContentData,
  place: ListPlace,
  index?: number,
): NewAct & { readonly id: string } => {
  const entry = unnamedQuestion(data, place)
  return { ...addEntry(data, place, entry, index), title: 'Add a question', id: entry.id }
}

export const unnamedQuestion = (data: ContentData, place: ListPlace) => ({
  id: freeProvisionalId(data, place),
  type: 'question',
  choice: 'radio',
  title: '',
  options: [{ id: 'unnamed', label: '' }],
})

/** An id to use until `nameEntry` replaces it. */
const freeProvisionalId = (data: ContentData, place: ListPlace): string => {
  const taken = takenIds(data, place)
  const numbered = (count: number): string => (count === 1 ? 'unnamed' : `unnamed_${count}`)
  let count = 1
  while (taken.has(numbered(count))) count += 1
  return numbered(count)
}

/** Adds an option for each line of a text. `duplicates`: labels that exist already and were left out. */
export const addOptionLines = (
  data: ContentData,
  { file, list }: ListPlace,
  text: string,
  index: number,
): NewAct & { readonly duplicates: readonly string[] } => {
  const value = valueIn(data.get(file), list)
  const entries = isList(value) ? value : []
  const labels = entries.flatMap((entry) =>
    isDataMap(entry) && typeof entry['label'] === 'string' ? [entry['label']] : [],
  )
  const { duplicates, options } = optionsFromLines(text, takenIds(data, { file, list }), labels)
  const title = options.length === 1 ? `Add ${quotedName(options[0])}` : `Add ${options.length} options`
  const previous = (at: number): string | null =>
    at > 0 ? (options[at - 1]?.id ?? null) : (idOf(entries[index - 1]) ?? null)
  return {
    title,
    operations: options.map((entry, at) => ({
      kind: 'insert',
      file,
      list,
      entry,
      index: index + at,
      follows: previous(at),
    })),
    duplicates,
  }
}

/** The same at the end of the list, and removes options that nothing was typed into. `count`: how many are new. */
export const addOptionsAsLines = (
  data: ContentData,
  place: ListPlace,
  text: string,
): NewAct & { readonly count: number; readonly duplicates: readonly string[] } => {
  const value = valueIn(data.get(place.file), place.list)
  const entries = isList(value) ? value : []
  const added = addOptionLines(data, place, text, entries.length)
  const untouched =
    added.operations.length > 0 ? entries.flatMap((entry) => (isUntouched(entry) ? (idOf(entry) ?? []) : [])) : []
  const removed = untouched.flatMap((entry) => deleteEntry(data, { ...place, entry }).operations)
  return { ...added, count: added.operations.length, operations: [...added.operations, ...removed] }
}

/** Whether nothing has been typed into the option yet. */
export const isUntouched = (option: unknown): boolean =>
  isDataMap(option) && isUnnamed(idOf(option)) && option['label'] === '' && Object.keys(option).length === 2
