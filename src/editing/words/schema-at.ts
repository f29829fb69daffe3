import { wordsOf } from '#content/problems/wording.ts'
import { fileKindOf } from '#content/folder/layout.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import { referredTo, subschemas, type SchemaPart, type Schemas } from '#editing/names/schema-part.ts'
import type { Place } from '#editing/place.ts'

/** The title and other texts that a schema has for a place. If a setting has several possible forms, the first one with a text counts. */
export type Described = {
  readonly title: string | undefined
  /** The kind of thing to which the value, each entry of the list or each key of the map refers by id. */
  readonly reference: string | undefined
  /** Whether people read it: it is not an id, a reference or a choice from a few words, and has no format such as that of an address. */
  readonly isText: boolean
  /** The labels of the values of a choice. */
  readonly words: ReadonlyMap<unknown, string>
}

const noWords: Described['words'] = new Map()

/** @param place the place of any value; an id or index of a list entry stands for all entries */
export const describedAt = (schemas: Schemas, file: string, place: Place): Described => {
  const kind = fileKindOf(file)
  const root = kind && schemas.get(kind.schema)
  if (!kind || !root) return { title: undefined, reference: undefined, isText: false, words: noWords }
  let nodes: readonly SchemaPart[] = alternatives(schemas, { schema: root, file: kind.schema })
  for (const step of place)
    nodes = nodes.flatMap((node) => inside(node, step)).flatMap((node) => alternatives(schemas, node))
  const items = nodes
    .flatMap((node) => subschemas(node, node.schema['items']))
    .flatMap((node) => alternatives(schemas, node))
  const keys = nodes.flatMap((node) => subschemas(node, node.schema['propertyNames']))
  const textOf = (list: readonly SchemaPart[], name: string): string | undefined => {
    const text = list.map(({ schema }) => schema[name]).find((one) => typeof one === 'string')
    return typeof text === 'string' ? text : undefined
  }
  return {
    title: textOf(nodes, 'title'),
    reference: textOf([...nodes, ...items, ...keys], 'x-ref'),
    isText: nodes.some(({ schema }) => schema['type'] === 'string') && !nodes.some(isNoText),
    words: nodes.map(wordsIn).find((words) => words !== noWords) ?? noWords,
  }
}

/** The labels in the choice of a value: the schema's words, or else words made from the values. */
const wordsIn = ({ schema: { enum: values, 'x-words': words } }: SchemaPart): Described['words'] =>
  isList(values)
    ? new Map(values.map((value, index) => [value, isList(words) ? String(words[index]) : wordsOf(String(value))]))
    : noWords

const isNoText = ({ schema }: SchemaPart): boolean =>
  ['x-id', 'x-ref', 'x-not-text', 'enum', 'const', 'pattern'].some((keyword) => schema[keyword] !== undefined) ||
  (schema['format'] !== undefined && schema['format'] !== 'markdown')

const inside = (node: SchemaPart, step: string | number): readonly SchemaPart[] => {
  const { additionalProperties, items, properties } = node.schema
  const named = isDataMap(properties) && typeof step === 'string' ? properties[step] : undefined
  return subschemas(node, named ?? items ?? additionalProperties)
}

/** The part, the schemas that it refers to, and its possible forms. Keywords beside a `$ref` take precedence. */
const alternatives = (schemas: Schemas, part: SchemaPart): readonly SchemaPart[] => {
  const { allOf, anyOf, oneOf } = part.schema
  const forms = [allOf, anyOf, oneOf].flatMap((list) => (isList(list) ? list : []))
  const inner = [...referredTo(schemas, part), ...forms.flatMap((form) => subschemas(part, form))]
  return [part, ...inner.flatMap((one) => alternatives(schemas, one))]
}
