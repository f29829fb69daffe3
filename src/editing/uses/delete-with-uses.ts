import { isDataMap, isList, valueAt, type DataPath } from '#content/write/edit.ts'
import { entryTitle } from '#editing/build/entry-title.ts'
import { leftHeadings } from '#editing/build/group-headings.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { listKind } from '#editing/ids/list-kind.ts'
import { lastingPlace, type EntryPlace } from '#editing/list-place.ts'
import type { Schemas } from '#editing/names/schema-part.ts'
import { idOf, pathOf, placeText, placeAt, type Place } from '#editing/place.ts'
import { changedScores, consequencesOf, type Consequence } from './consequences.ts'
import { dataAfter } from './data-after.ts'
import { deletionMarks, isLastNeeded, optionalListOf, type DeletionMarks } from './deletion-marks.ts'
import { filledTexts, withoutPlaceholder } from './filled-texts.ts'
import { itemAt } from './item-at.ts'
import { loweredAnswers, loweredLimits } from './limits.ts'
import { isWithin, markKey, ownerOf, type Mark, type NewValue } from './mark.ts'
import { markOperations } from './mark-operations.ts'
import { passedRanges } from './passed-ranges.ts'
import type { EmptyChoice } from './prune-conditions.ts'
import { publishedAs, retiredEntries, type PublishedThing } from './retired-entries.ts'
import { asksSomething } from './left-without-step.ts'
import type { Thing } from './thing.ts'
import { whyNeeded } from './why-needed.ts'

export type Deletion = {
  readonly act: NewAct
  /** What else changes, in an editor's words. Empty if only the entry itself is deleted. */
  readonly consequences: readonly Consequence[]
  /** What an editor has to decide. The act does what was chosen or, until then, the first of the choices. */
  readonly decisions: readonly Decision[]
}

/** A decision about something whose condition would be empty after the deletion. */
export type Decision = {
  readonly key: string
  readonly file: string
  readonly place: Place
  /** The title of the item that has the condition. */
  readonly item: string
  /** `everybody`: it stays without the condition; `delete`: it is deleted as well. The first choice is the default. */
  readonly choices: readonly EmptyChoice[]
  readonly chosen: EmptyChoice | null
}

/** What the act depends on besides the content. */
export type DeletionInput = {
  /** The day, as year-month-day. */
  readonly today: string
  /** What was chosen for the decisions, by their key. */
  readonly choices?: ReadonlyMap<string, EmptyChoice> | undefined
  /** The texts of the files on the disk. The section of a deleted step stays if the text of its file is not given. */
  readonly texts?: ReadonlyMap<string, string>
}

export type DeletionResult = ({ readonly ok: true } & Deletion) | { readonly ok: false; readonly message: string }

/**
 * Deletes an entry, or a setting with everything in it, and leaves no dangling reference: conditions lose the part that reads it, lists
 * lose its id, and whatever cannot exist without it is deleted as well. Published ids are recorded as retired.
 */
export const deleteWithUses = (
  data: ContentData,
  schemas: Schemas,
  place: EntryPlace,
  input: DeletionInput,
): DeletionResult => {
  const { file } = place
  const path = pathOf(data.get(file), [...place.list, place.entry])
  if (!path) return { ok: false, message: 'It is gone already.' }
  const named = { title: `Delete ${entryTitle(data, valueAt(data.get(file), path))}`, about: lastingPlace(place) }
  const listTakenAlong = optionalListOf(data, schemas, { file, path })
  if (listTakenAlong) return deletionOf(data, schemas, listTakenAlong, named, input)
  const needed = isLastNeeded(data, schemas, { file, path }) ? lastNeeded(data, file, path) : whyNeeded(data, place)
  if (needed !== undefined) return { ok: false, message: needed }
  return deletionOf(data, schemas, { file, path }, named, input)
}

/** Deletes a whole file in the same way. `title` is the title of the act. */
export const deleteFileWithUses = (
  data: ContentData,
  schemas: Schemas,
  file: string,
  title: string,
  input: DeletionInput,
): DeletionResult =>
  data.has(file)
    ? deletionOf(data, schemas, { file, path: [] }, { title, about: { file, place: [] } }, input)
    : { ok: false, message: 'It is gone already.' }

const deletionOf = (
  data: ContentData,
  schemas: Schemas,
  deleted: Mark,
  named: Pick<NewAct, 'title' | 'about'>,
  { choices = new Map(), texts = new Map(), today }: DeletionInput,
): DeletionResult => {
  const marks = deletionMarks(
    data,
    schemas,
    deleted,
    (mark) => choices.get(keyOf(data, mark)),
    (one) => texts.has(one),
  )
  const isRemoved = (one: Mark) => marks.removed.some((mark) => isWithin(one, mark))
  if (!asksSomething(data, isRemoved) && asksSomething(data, () => false))
    return { ok: false, message: 'A quiz needs at least one step that asks something. Add another one first.' }
  const filled = changedTexts(data, marks.things).filter((one) => !isRemoved(one))
  const without = dataAfter(data, markOperations(data, marks.removed, [], texts))
  const limits = [...loweredLimits(data, marks.removed), ...loweredAnswers(data, without)].filter(
    (one) => !isRemoved(one),
  )
  const headings = newHeadings(data, marks.removed)
  const ranges = passedRanges(data, marks.removed)
  const gone = [
    ...marks.removed.flatMap((mark) => publishedEntries(data, mark)),
    ...marks.things.flatMap((thing) => publishedAs(thing) ?? []),
  ]
  const operations = markOperations(
    data,
    marks.removed,
    [...marks.conditions, ...filled, ...limits, ...headings, ...ranges],
    texts,
  )
  return {
    ok: true,
    act: { ...named, operations: [...operations, ...retiredEntries(data, gone, today, texts)] },
    consequences: [
      ...consequencesOf(data, schemas, deleted, marks, [...filled, ...limits, ...headings, ...ranges]),
      ...changedScores(data, dataAfter(data, operations)),
    ],
    decisions: decisionsOf(data, marks, choices),
  }
}

const decisionsOf = (
  data: ContentData,
  { emptied }: DeletionMarks,
  choices: ReadonlyMap<string, EmptyChoice>,
): readonly Decision[] =>
  emptied
    .filter((one) => one.choices.length > 1)
    .map((one) => {
      const { file, name, place } = itemAt(data, one.file, one.path.slice(0, -1))
      const key = keyOf(data, one)
      return { key, file, place, item: name, choices: one.choices, chosen: choices.get(key) ?? null }
    })

const keyOf = (data: ContentData, { file, path }: Mark): string => `${file} ${placeText(placeAt(data.get(file), path))}`

/** The texts that lose a placeholder because it refers to something deleted. */
const changedTexts = (data: ContentData, things: readonly Thing[]): readonly NewValue[] => {
  const texts = new Map<string, NewValue & { readonly value: string }>()
  for (const thing of things)
    for (const { file, path, text } of filledTexts(data, thing)) {
      const key = markKey({ file, path })
      const value = withoutPlaceholder(texts.get(key)?.value ?? text, thing)
      texts.set(key, { file, path, value: value.trim() === '' ? '…' : value })
    }
  return [...texts.values()]
}

/** The headings of groups whose first question is deleted, for the next question. */
const newHeadings = (data: ContentData, removed: readonly Mark[]): readonly NewValue[] => {
  const lists = new Map(removed.map((mark) => [markKey(ownerOf(mark)), ownerOf(mark)]))
  return [...lists].flatMap(([key, { file, path: list }]) => {
    const entries = valueAt(data.get(file), list)
    if (!isList(entries)) return []
    const indexes = removed.filter((mark) => markKey(ownerOf(mark)) === key).map(({ path }) => path.at(-1))
    return leftHeadings(placeAt(data.get(file), list), entries, (index) => indexes.includes(index)).map(
      ({ heading, index, next }) => ({ file, path: [...list, index, 'group'], value: heading, next }),
    )
  })
}

/** What has a published id: for a list or a file, all of its entries. Includes tips, products and consents, to which nothing refers. */
const publishedEntries = (data: ContentData, { file, path }: Mark): readonly PublishedThing[] => {
  const value = valueAt(data.get(file), path)
  if (isList(value)) return value.flatMap((_, index) => publishedEntries(data, { file, path: [...path, index] }))
  if (path.length === 0 && isDataMap(value))
    return Object.keys(value)
      .filter((name) => isList(value[name]))
      .flatMap((name) => publishedEntries(data, { file, path: [name] }))
  const id = idOf(value)
  const what = listKind(placeAt(data.get(file), path.slice(0, -1)))
  return id !== undefined && ['tip', 'product', 'consent'].includes(what) ? [{ what, id }] : []
}

const lastNeeded = (data: ContentData, file: string, path: DataPath): string => {
  const owner = itemAt(data, file, path.slice(0, -2))
  if (owner.path.length === 0) return 'The content needs at least one entry here. Add another one first.'
  const what = listKind(path.slice(0, -1)) === 'option' ? 'options' : 'entries'
  return `“${owner.name}” needs the ${what} that it has. Delete “${owner.name}” instead, or add another one first.`
}
