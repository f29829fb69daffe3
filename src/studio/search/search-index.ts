import { fileKindOf } from '#content/folder/layout.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Place } from '#editing/place.ts'
import { folded } from '#engine/matches-words.ts'
import { documentNode, type SchemaNode, type Schemas } from '#studio/form/schema/schema-node.ts'
import { viewOf, type FieldKind } from '#studio/form/schema/schema-view.ts'
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
    const found: Searchable[] = []
    if (node && kind.name !== 'history') collect({ schemas, file, found }, node, root, [], '')
    return found
  })

type Walk = { readonly schemas: Schemas; readonly file: string; readonly found: Searchable[] }

const collect = (walk: Walk, node: SchemaNode, value: unknown, place: Place, key: string): void => {
  const view = formOf(walk.schemas, node, value, key)
  if (!view || unsearched.has(view.kind)) return
  if (isList(value)) {
    const entry = view.kind === 'list' || view.kind === 'texts' ? view.entry : undefined
    const steps = stepsOf(value)
    for (const [index, one] of value.entries())
      if (entry) collect(walk, entry, one, [...place, steps[index] ?? index], '')
    return
  }
  if (isDataMap(value)) {
    const settings = view.kind === 'group' ? view.settings : []
    for (const [name, inner] of Object.entries(value)) {
      const setting = view.kind === 'map' ? view.entry : settings.find((one) => one.key === name)?.node
      if (setting) collect(walk, setting, inner, [...place, name], name)
    }
    return
  }
  if (typeof value !== 'string' && typeof value !== 'number') return
  const choice = view.kind === 'choice' ? view.choices.find((one) => one.value === value) : undefined
  const text = choice?.label ?? String(value)
  // If a setting has several forms, its title is outside them.
  const title = view.title || viewOf(walk.schemas, node, key).title
  walk.found.push({
    file: walk.file,
    place,
    text,
    title,
    foldedText: choice ? '' : folded(text),
    foldedTitle: folded(title),
  })
}
