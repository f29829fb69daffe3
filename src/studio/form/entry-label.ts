import { truncated } from '#content/problems/wording.ts'
import { isDataMap, isList, type DataMap } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import { valueIn, type Place } from '#editing/place.ts'
import { currencyOf, type Currency } from './schema/currency-of.ts'
import { referenceChoices } from './schema/content-things.ts'
import type { FormContextValue } from './form-context.ts'
import type { SchemaNode, Schemas } from './schema/schema-node.ts'
import { viewOf, type Setting, type ViewOf } from './schema/schema-view.ts'
import { formOf } from './schema/setting-at.ts'

export type EntryLabel = {
  /** The name of the entry: a text of its own, or what it is about. Empty: it has neither yet. */
  readonly name: string
  /** What else distinguishes it from other entries. */
  readonly detail: string
}

type Parts = Pick<FormContextValue, 'schemas' | 'defaults'>
type Entry = { readonly file: string; readonly place: Place; readonly node: SchemaNode }

const names = ['label', 'title', 'condition_label', 'heading', 'name']
const sentences = ['because', 'text', 'body', 'message']

/** How a closed entry is shown in its list: never by its id. */
export const entryLabel = (parts: Parts, data: ContentData, { file, node, place }: Entry): EntryLabel => {
  const { schemas } = parts
  const entry = valueIn(data.get(file), place)
  const view = formOf(schemas, node, entry)
  if (view?.kind !== 'group' || !isDataMap(entry)) return { name: '', detail: '' }
  const details = view.settings.flatMap((setting) => {
    const text = partText(parts, data, { file, place, entry }, setting)
    return text === undefined ? [] : [{ key: setting.key, isReference: isReference(schemas, setting), text }]
  })
  const own = textAmong(entry, names)
  const about = details.find((part) => part.isReference)
  const name = own ?? about?.text ?? textAmong(entry, sentences) ?? ''
  const rest = own === undefined ? details.filter((part) => part !== about) : details
  return {
    name: truncated(name, 90),
    detail: rest
      .map(({ text }) => text)
      .slice(0, 3)
      .join(' · '),
  }
}

const isReference = (schemas: Schemas, { key, node }: Setting): boolean => formKind(schemas, node, key) === 'reference'
const formKind = (schemas: Schemas, node: SchemaNode, key: string) => viewOf(schemas, node, key).kind

const partText = (
  { defaults, schemas }: Parts,
  data: ContentData,
  { entry, file, place }: { readonly file: string; readonly place: Place; readonly entry: DataMap },
  { key, node }: Setting,
): string | undefined => {
  const value = entry[key]
  const view = value === undefined ? undefined : formOf(schemas, node, value, key)
  if (view?.kind === 'number' && typeof value === 'number') return numberText(currencyOf(data, defaults), view, value)
  if (view?.kind === 'choice' && typeof value === 'string')
    return view.choices.find((choice) => choice.value === value)?.label
  if (view?.kind === 'toggle' && value === true) return view.title
  if (view?.kind !== 'reference' && view?.kind !== 'references') return undefined
  const choices = referenceChoices(schemas, data, { file, place: [...place, key], to: view.to })
  if (view.kind === 'reference') return choices.find(({ id }) => id === value)?.label
  // An entry with a name of its own, such as a product, needs no list of what it refers to to be distinguished.
  if (textAmong(entry, names) !== undefined || !isList(value)) return undefined
  const labels = choices.flatMap(({ id, label }) => (value.includes(id) ? [label] : []))
  return labels.length > 0 ? labels.join(' or ') : undefined
}

const numberText = (currency: Currency | null, { title, unit }: ViewOf<'number'>, value: number): string => {
  if (unit === undefined) return `${title} ${value}`
  if (unit !== 'currency') return `${title} ${value} ${unit}`
  if (!currency) return `${title} ${value}`
  const price = Number.isInteger(value) ? String(value) : value.toFixed(2)
  return currency.stands === 'before' ? `${currency.sign}${price}` : `${price} ${currency.sign}`
}

const textAmong = (entry: DataMap, keys: readonly string[]): string | undefined => {
  const text = keys.map((key) => entry[key]).find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof text === 'string' ? text : undefined
}
