import { isDataMap, type DataMap } from '#content/write/edit.ts'

export type Schema = DataMap
/** The schemas by file name: `section.schema.json`. */
export type Schemas = ReadonlyMap<string, Schema>

/** A part of a schema, and the file that its references are relative to. */
export type SchemaPart = { readonly file: string; readonly schema: Schema }

/** A part inside another one, as a list: empty if it does not exist, or is not a schema. */
export const subschemas = ({ file }: SchemaPart, schema: unknown): readonly SchemaPart[] =>
  isDataMap(schema) ? [{ file, schema }] : []

/**
 * What the `$ref` of a part refers to, as a list: empty if it has no `$ref` or refers to nothing. References have these forms:
 * `other.schema.json`, `other.schema.json#/definitions/one`, `#/definitions/one`, `#`.
 */
export const referredTo = (schemas: Schemas, part: SchemaPart): readonly SchemaPart[] => {
  const { $ref } = part.schema
  if (typeof $ref !== 'string') return []
  const [name = '', pointer = ''] = $ref.split('#')
  const file = name === '' ? part.file : name
  const found = pointer
    .split('/')
    .filter((step) => step !== '')
    .reduce<unknown>((schema, step) => (isDataMap(schema) ? schema[step] : undefined), schemas.get(file))
  return subschemas({ ...part, file }, found)
}
