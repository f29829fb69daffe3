import { fileKindOf } from '#content/folder/layout.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import type { Place } from '#editing/place.ts'

/** The schemas by file name: `section.schema.json`. */
export type Schemas = ReadonlyMap<string, Schema>
type Schema = Readonly<Record<string, unknown>>
/** A part of a schema, and the file in which its references are. */
type Node = { readonly schema: Schema; readonly document: string }

/** The title and the other texts that a schema has for a place. A setting of several possible forms has those of the first of them. */
export type Described = {
  readonly title: string | undefined
  /** The kind of thing that the text names by its id. */
  readonly reference: string | undefined
  /** People read it: it is no id, no name of something else, no choice of a few words, and has no form such as that of an address. */
  readonly isText: boolean
}

/** @param place of any value: the ids and indexes of list entries stand for all entries */
export const describedAt = (schemas: Schemas, file: string, place: Place): Described => {
  const kind = fileKindOf(file)
  const root = kind && schemas.get(kind.schema)
  if (!kind || !root) return { title: undefined, reference: undefined, isText: false }
  let nodes: readonly Node[] = alternatives(schemas, { schema: root, document: kind.schema })
  for (const step of place)
    nodes = nodes.flatMap((node) => inside(node, step)).flatMap((node) => alternatives(schemas, node))
  const items = nodes
    .flatMap((node) => inner(node, node.schema['items']))
    .flatMap((node) => alternatives(schemas, node))
  const textOf = (list: readonly Node[], name: string): string | undefined => {
    const text = list.map(({ schema }) => schema[name]).find((one) => typeof one === 'string')
    return typeof text === 'string' ? text : undefined
  }
  return {
    title: textOf(nodes, 'title'),
    reference: textOf([...nodes, ...items], 'x-ref'),
    isText: nodes.some(({ schema }) => schema['type'] === 'string') && !nodes.some(isNoText),
  }
}

const isNoText = ({ schema }: Node): boolean =>
  ['x-id', 'x-ref', 'enum', 'const', 'pattern'].some((keyword) => schema[keyword] !== undefined) ||
  (schema['format'] !== undefined && schema['format'] !== 'markdown')

const inside = (node: Node, step: string | number): readonly Node[] => {
  const { additionalProperties, items, properties } = node.schema
  const named = isDataMap(properties) && typeof step === 'string' ? properties[step] : undefined
  return inner(node, named ?? items ?? additionalProperties)
}

const inner = ({ document }: Node, schema: unknown): readonly Node[] =>
  isDataMap(schema) ? [{ schema, document }] : []

/** The node, what it refers to, and the forms that it can have. What is said beside a reference comes first. */
const alternatives = (schemas: Schemas, node: Node): readonly Node[] => {
  const { $ref, allOf, anyOf, oneOf } = node.schema
  const [file = '', pointer = ''] = typeof $ref === 'string' ? $ref.split('#') : []
  const document = file === '' ? node.document : file
  const target =
    typeof $ref === 'string'
      ? pointer
          .split('/')
          .slice(1)
          .reduce<unknown>((schema, key) => (isDataMap(schema) ? schema[key] : undefined), schemas.get(document))
      : undefined
  const forms = [allOf, anyOf, oneOf].flatMap((list) => (isList(list) ? list : []))
  return [
    node,
    ...inner({ ...node, document }, target).flatMap((one) => alternatives(schemas, one)),
    ...forms.flatMap((form) => inner(node, form)).flatMap((one) => alternatives(schemas, one)),
  ]
}
