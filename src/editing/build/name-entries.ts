import { isDataMap, valueAt } from '#content/write/edit.ts'
import { answerPattern } from '#engine/quiz/answers/answer-texts.ts'
import { applyToData, isDataOperation } from '#editing/apply.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { entriesOfKind } from '#editing/ids/content-entries.ts'
import { newId } from '#editing/ids/new-id.ts'
import { isUnnamed } from '#editing/ids/provisional-id.ts'
import { publishedIds } from '#editing/ids/taken-ids.ts'
import type { EntryPlace } from '#editing/list-place.ts'
import { namesOf } from '#editing/names/names-of.ts'
import type { Schemas } from '#editing/names/schema-part.ts'
import type { Operation } from '#editing/operation.ts'
import { pathOf, placeAt, placeText, valueIn } from '#editing/place.ts'
import { filledTexts } from '#editing/uses/filled-texts.ts'
import { refersTo, thingsAt, type Thing } from '#editing/uses/thing.ts'
import { quotedName } from './entry-name.ts'

/**
 * Replaces the provisional id of an entry with one made from its name, also in everything that already refers to it. null: its id is not
 * provisional, or it has no name yet.
 */
export const nameEntry = (
  data: ContentData,
  schemas: Schemas,
  place: EntryPlace & { readonly entry: string },
): (NewAct & { readonly id: string }) | null => {
  const { entry, file, list } = place
  const value = valueIn(data.get(file), [...list, entry])
  if (!isUnnamed(entry) || !isDataMap(value)) return null
  const name = [value['label'], value['title']].find((text) => typeof text === 'string' && text.trim() !== '')
  if (typeof name !== 'string') return null
  const things = thingsOf(data, schemas, place)
  if (things.some((thing) => isPublished(data, thing))) return null
  const id = String(newId(data, place, name))
  return {
    id,
    title: `Add ${quotedName(value)}`,
    operations: [
      ...things.flatMap((thing) => renamedUses(data, schemas, thing, id)),
      { kind: 'set', file, place: [...list, entry, 'id'], before: entry, after: id },
    ],
  }
}

/**
 * The same for all entries, before publishing. An entry usually gets its id when its field is left; a reload right after typing prevents
 * that.
 */
export const nameEntries = (data: ContentData, schemas: Schemas): NewAct => {
  const waiting = [...entriesOfKind(data, 'option'), ...entriesOfKind(data, 'question')]
  const operations: Operation[] = []
  let now = data
  for (const { file, place } of waiting) {
    const entry = place.at(-1)
    const named = typeof entry === 'string' ? nameEntry(now, schemas, { file, list: place.slice(0, -1), entry }) : null
    if (!named) continue
    operations.push(...named.operations)
    now = named.operations.filter(isDataOperation).reduce(applied, now)
  }
  return { title: 'Finish new questions and options', operations }
}

const applied = (data: ContentData, operation: Parameters<typeof applyToData>[1]): ContentData =>
  new Map(data).set(operation.file, applyToData(data.get(operation.file), operation))

/** An option of a shared list counts as an option of every question that uses the list. */
const thingsOf = (data: ContentData, schemas: Schemas, { entry, file, list }: EntryPlace): readonly Thing[] => {
  const path = pathOf(data.get(file), [...list, entry, 'id'])
  const definition = namesOf(data, schemas).find(
    (one) => one.isDefinition && one.file === file && path !== undefined && placeText(one.path) === placeText(path),
  )
  return definition ? thingsAt(data, definition) : []
}

const isPublished = (data: ContentData, { id, kind, scope }: Thing): boolean =>
  publishedIds(data, [kind === 'option' ? 'option' : 'question']).includes(scope === undefined ? id : `${scope}/${id}`)

const renamedUses = (data: ContentData, schemas: Schemas, thing: Thing, id: string): readonly Operation[] => [
  ...namesOf(data, schemas)
    .filter((place) => refersTo(place, thing))
    .map(({ file, path }) => renamed(data, file, path, id)),
  ...filledTexts(data, thing).map(({ file, path, text }) => renamed(data, file, path, withId(text, thing, id))),
]

const renamed = (data: ContentData, file: string, path: Parameters<typeof valueAt>[1], after: string): Operation => {
  const root = data.get(file)
  return { kind: 'set', file, place: placeAt(root, path), before: valueAt(root, path), after }
}

const withId = (text: string, thing: Thing, id: string): string =>
  text.replace(answerPattern, (all, kind: string, question: string, forms: string) =>
    question === thing.id ? `{${kind}:${id}${forms}}` : all,
  )
