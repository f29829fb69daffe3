import { historyFile } from '#content/history/id-records.ts'
import { plainReferences, type PlainReference } from '#content/checks/references/plain-references.ts'
import { modules } from '#content/modules.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import { kindsMeantBy } from '#content/names/uses.ts'
import type { Identified, Reference } from '#content/schema/references.ts'
import { entryName } from '#editing/build/entry-name.ts'
import type { ContentData } from '#editing/content-data.ts'
import { optionsOffered, questionWithId } from '#editing/questions.ts'
import { stepTo, valueIn, type Place } from '#editing/place.ts'
import { sectionNames } from '#editing/words/section-name.ts'
import type { SchemaNode, Schemas } from './schema-node.ts'
import { viewOf } from './schema-view.ts'
import { formOf, settingAt } from './setting-at.ts'

/** Something in the content that has an id. */
export type ContentThing = {
  readonly kind: Identified
  readonly id: string
  readonly label: string
  /** Below `media/`. */
  readonly picture: string | undefined
  /** The name of what contains it: the question of an option, the section of a question. */
  readonly group: string | undefined
  readonly owners: readonly string[]
  readonly file: string
  /** The place of the entry with the id. */
  readonly place: Place
}

const ofFiles = new WeakMap<object, readonly ContentThing[]>()
const ofContents = new WeakMap<ContentData, Map<string, readonly ContentThing[]>>()

/** The things of these kinds. A file is read again only when it has changed. */
export const contentThings = (
  schemas: Schemas,
  data: ContentData,
  kinds: readonly Identified[],
): readonly ContentThing[] => {
  const known = ofContents.get(data) ?? new Map<string, readonly ContentThing[]>()
  ofContents.set(data, known)
  const name = kinds.join(' ')
  const found =
    known.get(name) ??
    [...data].flatMap(([file, root]) => thingsIn(schemas, file, root).filter(({ kind }) => kinds.includes(kind)))
  known.set(name, found)
  return found
}

const thingsIn = (schemas: Schemas, file: string, root: unknown): readonly ContentThing[] => {
  if (!isDataMap(root) || file === historyFile) return []
  const known = ofFiles.get(root)
  if (known) return known
  const node = settingAt(schemas, file, root, [])?.node
  const found = node
    ? within(schemas, { file, node, value: root, place: [], key: '', owners: [], group: undefined })
    : []
  ofFiles.set(root, found)
  return found
}

type Visit = {
  readonly file: string
  readonly node: SchemaNode
  readonly value: unknown
  readonly place: Place
  readonly key: string
  readonly owners: readonly string[]
  readonly group: string | undefined
}

const within = (schemas: Schemas, visit: Visit): readonly ContentThing[] => {
  const { key, node, place, value } = visit
  const view = formOf(schemas, node, value, key)
  if (view?.kind === 'list' && isList(value))
    return value.flatMap((entry, index) =>
      within(schemas, { ...visit, node: view.entry, value: entry, place: [...place, stepTo(value, index)], key: '' }),
    )
  if (!isDataMap(value)) return []
  if (view?.kind === 'map')
    return Object.entries(value).flatMap(([name, inner]) => [
      ...(typeof view.keys['x-id'] === 'string'
        ? [thing(visit, view.keys['x-id'], name, { label: name.replaceAll('_', ' ') }, [...place, name])]
        : []),
      ...within(schemas, { ...visit, node: view.entry, value: inner, place: [...place, name], key: name }),
    ])
  if (view?.kind !== 'group') return []
  const named = view.settings.find(({ key: name }) => name === 'id' || name === 'value')
  const kind = named && viewOf(schemas, named.node, named.key).node.schema['x-id']
  const id = named && value[named.key]
  const own = typeof kind === 'string' && typeof id === 'string' ? thing(visit, kind, id, value, place) : undefined
  const inside = {
    ...visit,
    owners: own ? [...visit.owners, own.id] : visit.owners,
    group: own ? own.label : (entryName(value) ?? visit.group),
  }
  return [
    ...(own ? [own] : []),
    ...view.settings.flatMap((setting) =>
      setting.key in value
        ? within(schemas, {
            ...inside,
            node: setting.node,
            value: value[setting.key],
            place: [...place, setting.key],
            key: setting.key,
          })
        : [],
    ),
  ]
}

const thing = ({ file, group, owners }: Visit, kind: string, id: string, value: object, place: Place): ContentThing => {
  const { image, picture } = value as { readonly image?: unknown; readonly picture?: unknown }
  const shown = image ?? picture
  return {
    kind: kind as Identified,
    id,
    label: entryName(value) ?? id,
    picture: typeof shown === 'string' ? shown : undefined,
    group,
    owners,
    file,
    place,
  }
}

/** A thing that a setting can refer to. */
export type ReferenceChoice = Pick<ContentThing, 'id' | 'label' | 'picture' | 'group'> &
  Partial<Pick<ContentThing, 'file' | 'place'>>

/** What a reference at this place can refer to: for an option or value, those of the question or trait that is referred to beside it. */
export const referenceChoices = (
  schemas: Schemas,
  data: ContentData,
  { file, place, to }: { readonly to: Reference; readonly file: string; readonly place: Place },
): readonly ReferenceChoice[] => {
  if (to === 'option' || to === 'value') {
    const scope = scopeOf(schemas, data, file, place)
    if (!scope) return []
    if (scope.kind === 'trait')
      return distinct(contentThings(schemas, data, ['value']).filter(({ owners }) => owners.includes(scope.id)))
    const question = questionWithId(data, scope.id)
    return question
      ? optionsOffered(data, question).map((option) => ({
          id: String(option['id']),
          label: entryName(option) ?? '',
          picture: typeof option['image'] === 'string' ? option['image'] : undefined,
          group: undefined,
        }))
      : []
  }
  const { also = [], under = '' } = isPlain(to) ? plainReferences[to] : {}
  const found = contentThings(schemas, data, kindsMeantBy(to)).filter(({ place: at }) =>
    `/${at.join('/')}`.startsWith(under),
  )
  const present = also.filter((name) => modules[name].files.every((of) => data.has(of)))
  return [
    ...withSectionNames(data, distinct(found)),
    ...present.map((id) => ({ id, label: `The ${id}`, picture: undefined, group: undefined })),
  ]
}

/** Sections, and those of questions, by the headings that visitors read, because several sections can have the same title. */
const withSectionNames = (data: ContentData, things: readonly ContentThing[]): readonly ContentThing[] =>
  things.map((thing) => {
    const name = sectionNames(data).get(thing.kind === 'section' ? thing.id : (thing.owners[0] ?? ''))
    if (name === undefined) return thing
    if (thing.kind === 'section') return { ...thing, label: name }
    return thing.kind === 'question' ? { ...thing, group: name } : thing
  })

const isPlain = (to: Reference): to is PlainReference => Object.hasOwn(plainReferences, to)

const distinct = (things: readonly ContentThing[]): readonly ContentThing[] =>
  [...new Map(things.toReversed().map((thing) => [thing.id, thing])).values()].toReversed()

/** The question or trait that is referred to beside a place, or further out. */
const scopeOf = (
  schemas: Schemas,
  data: ContentData,
  file: string,
  place: Place,
): { readonly kind: 'question' | 'trait'; readonly id: string } | undefined => {
  const root = data.get(file)
  for (let length = place.length - 1; length >= 0; length -= 1) {
    const owner = place.slice(0, length)
    const value = valueIn(root, owner)
    const at = settingAt(schemas, file, root, owner)
    const view = at && isDataMap(value) ? formOf(schemas, at.node, value, at.key) : undefined
    if (view?.kind !== 'group' || !isDataMap(value)) continue
    for (const setting of view.settings) {
      const inner = viewOf(schemas, setting.node, setting.key)
      const id = value[setting.key]
      if (inner.kind === 'reference' && typeof id === 'string' && (inner.to === 'question' || inner.to === 'trait'))
        return { kind: inner.to, id }
    }
  }
  return undefined
}
