import { fileKindOf } from '#content/folder/layout.ts'
import { isDataMap, isList, type DataMap } from '#content/write/edit.ts'
import { entryName } from '#editing/build/entry-name.ts'
import { ruleName } from '#editing/build/entry-title.ts'
import type { ContentData } from '#editing/content-data.ts'
import { idOf, type Place } from '#editing/place.ts'
import { questionWithId } from '#editing/questions.ts'
import { folded } from '#engine/matches-words.ts'
import { documentNode, type SchemaNode, type Schemas } from '#studio/form/schema/schema-node.ts'
import { viewOf, type FieldKind, type FieldView } from '#studio/form/schema/schema-view.ts'
import { formOf } from '#studio/form/schema/setting-at.ts'
import { stepsOf } from '#studio/tree/setting-nodes.ts'

/** A text, number or other single value of the content, or an entry that is about a question, prepared for the search. */
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
  /** The names of the entries around it. They do not find it alone, but together with other words. */
  readonly foldedAround: string
}

/** Fields that are not searched: their values are ids, references and the like. */
const unsearched: ReadonlySet<FieldKind> = new Set<FieldKind>(['id', 'reference', 'references', 'fixed', 'condition'])

/** All single values, in the order of the files. */
export const searchIndex = (data: ContentData, schemas: Schemas): readonly Searchable[] =>
  [...data].flatMap(([file, root]) => {
    const kind = fileKindOf(file)
    const node = kind && documentNode(schemas, kind.schema)
    if (!node || kind.name === 'history') return []
    return valuesIn({ data, schemas, file }, { node, value: root, place: [], key: '', around: '' })
  })

type Source = { readonly data: ContentData; readonly schemas: Schemas; readonly file: string }

/**
 * A value of a file, with its schema. `key`: the name of the setting; empty for a file and for the entry of a list. `around`: the folded
 * names of the entries around it.
 */
type At = {
  readonly node: SchemaNode
  readonly value: unknown
  readonly place: Place
  readonly key: string
  readonly around: string
}

const valuesIn = (source: Source, at: At): readonly Searchable[] => {
  const { file, schemas } = source
  const { around, key, node, place, value } = at
  const view = formOf(schemas, node, value, key)
  if (!view || unsearched.has(view.kind)) return []
  if (isDataMap(value) && key === '') return entryIn(source, view, at, value)
  if (isList(value) || isDataMap(value)) return partsOf(view, at).flatMap((part) => valuesIn(source, part))
  if (typeof value !== 'string' && typeof value !== 'number') return []
  // If a setting has several forms, its title is outside them.
  const title = view.title || viewOf(schemas, node, key).title
  return [searchable(view, { file, place, value, title, foldedAround: around })]
}

/** The values of an entry, preceded by the entry itself if it has no text as its name. */
const entryIn = (source: Source, view: FieldView, at: At, value: DataMap): readonly Searchable[] => {
  const { data, file } = source
  const { around, place } = at
  const name = entryName(value)
  const about = nameByQuestion(data, value)
  const inside = about ?? (name === idOf(value) ? undefined : name)
  const named = { ...at, around: inside === undefined ? around : `${around} ${folded(inside)}` }
  const values = partsOf(view, named).flatMap((part) =>
    // The name itself is only inside what is further out.
    valuesIn(source, part.value === name ? { ...part, around } : part),
  )
  if (about === undefined) return values
  const title = view.title
  const entry = { file, place, text: about, title, foldedText: '', foldedTitle: folded(`${title} ${about}`) }
  return [{ ...entry, foldedAround: around }, ...values]
}

/** What an entry about a question, such as a rule, is called. undefined: it is called something else. */
const nameByQuestion = (data: ContentData, entry: DataMap): string | undefined => {
  const { question } = entry
  if (typeof question !== 'string' || entryName(entry) !== question) return undefined
  return ruleName(data, entry) ?? questionWithId(data, question)?.title
}

/** The entries of a list, or the settings of a group. */
const partsOf = (view: FieldView, { around, place, value }: At): readonly At[] => {
  if (isList(value)) {
    if (view.kind !== 'list' && view.kind !== 'texts') return []
    const { entry: node } = view
    const steps = stepsOf(value)
    return value.map((entry, index) => ({
      node,
      value: entry,
      place: [...place, steps[index] ?? index],
      key: '',
      around,
    }))
  }
  return Object.entries(isDataMap(value) ? value : {}).flatMap(([key, inner]) => {
    const node = settingNode(view, key)
    return node ? [{ node, value: inner, place: [...place, key], key, around }] : []
  })
}

const settingNode = (view: FieldView, key: string): SchemaNode | undefined => {
  if (view.kind === 'map') return view.entry
  return view.kind === 'group' ? view.settings.find((one) => one.key === key)?.node : undefined
}

type Value = Pick<Searchable, 'file' | 'place' | 'title' | 'foldedAround'> & { readonly value: string | number }

const searchable = (view: FieldView, { file, foldedAround, place, title, value }: Value): Searchable => {
  const choice = view.kind === 'choice' ? view.choices.find((one) => one.value === value) : undefined
  const text = choice?.label ?? String(value)
  return { file, place, text, title, foldedText: choice ? '' : folded(text), foldedTitle: folded(title), foldedAround }
}
