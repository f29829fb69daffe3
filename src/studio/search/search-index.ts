import { fileKindOf } from '#content/folder/layout.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Place } from '#editing/place.ts'
import { folded } from '#engine/matches-words.ts'
import { documentNode, type SchemaNode, type Schemas } from '#studio/form/schema/schema-node.ts'
import { viewOf, type FieldKind, type FieldView } from '#studio/form/schema/schema-view.ts'
import { formOf } from '#studio/form/schema/setting-at.ts'
import { stepsOf } from '#studio/tree/setting-nodes.ts'

/** A text, number or other single value of the content, prepared for the search. */
export type Searchable = {
  readonly file: string
  readonly place: Place
  /** For a value that is chosen from a list: its label there. */
  readonly text: string
  /** The title of its setting, such as 'Label', by which it is found, too. */
  readonly title: string
  /** Empty for a value that is chosen from a list, because too many settings contain the same ones. */
  readonly foldedText: string
  readonly foldedTitle: string
}

/** Fields that are not searched: their values are ids, references and the like. */
const unsearched: ReadonlySet<FieldKind> = new Set<FieldKind>(['id', 'reference', 'references', 'fixed', 'condition'])

/** All single values, in the order of the files. */
export const searchIndex = (data: ContentData, schemas: Schemas): readonly Searchable[] =>
  [...data].flatMap(([file, root]) => {
    const kind = fileKindOf(file)
    const node = kind && documentNode(schemas, kind.schema)
    return node && kind.name !== 'history' ? valuesIn(schemas, file, { node, value: root, place: [], key: '' }) : []
  })

/** A value of a file, with its schema. `key`: the name of the setting; empty for a file and for the entry of a list. */
type At = { readonly node: SchemaNode; readonly value: unknown; readonly place: Place; readonly key: string }

const valuesIn = (schemas: Schemas, file: string, at: At): readonly Searchable[] => {
  const { key, node, value } = at
  const view = formOf(schemas, node, value, key)
  if (!view || unsearched.has(view.kind)) return []
  if (isList(value) || isDataMap(value)) return partsOf(view, at).flatMap((part) => valuesIn(schemas, file, part))
  if (typeof value !== 'string' && typeof value !== 'number') return []
  // If a setting has several forms, its title is outside them.
  const title = view.title || viewOf(schemas, node, key).title
  return [searchable(view, { file, place: at.place, value, title })]
}

/** The entries of a list, or the settings of a group. */
const partsOf = (view: FieldView, { place, value }: At): readonly At[] => {
  if (isList(value)) {
    if (view.kind !== 'list' && view.kind !== 'texts') return []
    const { entry: node } = view
    const steps = stepsOf(value)
    return value.map((entry, index) => ({ node, value: entry, place: [...place, steps[index] ?? index], key: '' }))
  }
  return Object.entries(isDataMap(value) ? value : {}).flatMap(([key, inner]) => {
    const node = settingNode(view, key)
    return node ? [{ node, value: inner, place: [...place, key], key }] : []
  })
}

const settingNode = (view: FieldView, key: string): SchemaNode | undefined => {
  if (view.kind === 'map') return view.entry
  return view.kind === 'group' ? view.settings.find((one) => one.key === key)?.node : undefined
}

const searchable = (
  view: FieldView,
  { file, place, title, value }: Pick<Searchable, 'file' | 'place' | 'title'> & { readonly value: string | number },
): Searchable => {
  const choice = view.kind === 'choice' ? view.choices.find((one) => one.value === value) : undefined
  const text = choice?.label ?? String(value)
  return { file, place, text, title, foldedText: choice ? '' : folded(text), foldedTitle: folded(title) }
}
