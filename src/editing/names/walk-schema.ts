import { isDataMap, isList, type DataMap, type DataPath } from '#content/write/edit.ts'

export type Schema = DataMap
/** The schemas, by file name. */
export type Schemas = ReadonlyMap<string, Schema>

/** A value of the data with what the schema says about it. */
export type SchemaNode = {
  readonly path: DataPath
  readonly value: unknown
  readonly owner: object
  /** The value itself, or the name of the setting that it is. */
  readonly part: 'key' | 'value'
  /** All schemas that apply, the outer ones first: `$ref` and `allOf` are followed. */
  readonly schemas: readonly Schema[]
  /** Whether its owner needs it. */
  readonly isRequired: boolean
}

/**
 * Calls `visit` for every value of the data with the schemas that apply to it, from the outside in. Follows the keywords that the schemas
 * of the content use, for data that need not be valid: where one of several schemas applies, it is the one whose discriminator or type fits.
 */
export const walkSchema = (schemas: Schemas, file: string, data: unknown, visit: (node: SchemaNode) => void): void => {
  const walk = (at: SchemaNode, found: readonly InFile[]) => {
    visit(at)
    const { path, value } = at
    if (isList(value))
      for (const [index, entry] of value.entries())
        step({ path: [...path, index], value: entry, owner: value, part: 'value', isRequired: false }, (schema) => [
          schema['items'],
        ])
    else if (isDataMap(value))
      for (const [key, inner] of Object.entries(value)) {
        const names = resolved(
          found.flatMap((one) => within(one, one.schema['propertyNames'])),
          key,
        )
        if (names.length > 0)
          visit({
            path: [...path, key],
            value: key,
            owner: value,
            part: 'key',
            isRequired: false,
            schemas: names.map(schemaOf),
          })
        const required = found.some(({ schema }) => isList(schema['required']) && schema['required'].includes(key))
        step({ path: [...path, key], value: inner, owner: value, part: 'value', isRequired: required }, (schema) => {
          const properties = schema['properties']
          return isDataMap(properties) && Object.hasOwn(properties, key)
            ? [properties[key]]
            : [schema['additionalProperties']]
        })
      }
    function step(node: Omit<SchemaNode, 'schemas'>, of: (schema: Schema) => readonly unknown[]) {
      const inner = resolved(
        found.flatMap((one) => of(one.schema).flatMap((schema) => within(one, schema))),
        node.value,
      )
      walk({ ...node, schemas: inner.map(schemaOf) }, inner)
    }
  }
  /** With the schemas that these refer to, as far as they fit the value. */
  const resolved = (found: readonly InFile[], value: unknown): readonly InFile[] =>
    found.flatMap((one): readonly InFile[] => {
      const { schema } = one
      const all = isList(schema['allOf']) ? schema['allOf'].flatMap((inner) => within(one, inner)) : []
      const ref = typeof schema['$ref'] === 'string' ? target(schemas, one.file, schema['$ref']) : []
      return [one, ...resolved([...ref, ...all, ...alternatives(one, value)], value)]
    })
  /** Of `oneOf` and `anyOf`, those that fit. */
  const alternatives = (one: InFile, value: unknown): readonly InFile[] => {
    const { anyOf, discriminator, oneOf } = one.schema
    const all = [oneOf, anyOf].flatMap((list) => (isList(list) ? list.flatMap((inner) => within(one, inner)) : []))
    const tag = isDataMap(discriminator) ? discriminator['propertyName'] : undefined
    return all.filter((inner) => {
      const reference = inner.schema['$ref']
      const [first] = typeof reference === 'string' ? target(schemas, inner.file, reference) : [inner]
      if (!first || !hasType(value, first.schema['type'])) return false
      if (typeof tag !== 'string') return true
      const properties = first.schema['properties']
      const tagSchema = isDataMap(properties) ? properties[tag] : undefined
      return isDataMap(tagSchema) && isDataMap(value) && tagSchema['const'] === value[tag]
    })
  }
  const root = schemas.get(file)
  if (!root) return
  const found = resolved([{ file, schema: root }], data)
  walk({ path: [], value: data, owner: { data }, part: 'value', isRequired: true, schemas: found.map(schemaOf) }, found)
}

/** A schema and the file in which its references are to be understood. */
type InFile = { readonly file: string; readonly schema: Schema }
const schemaOf = ({ schema }: InFile): Schema => schema

const within = ({ file }: InFile, schema: unknown): readonly InFile[] => (isDataMap(schema) ? [{ file, schema }] : [])

/** `other.schema.json`, `other.schema.json#/definitions/one`, `#/definitions/one`, `#` */
const target = (schemas: Schemas, file: string, reference: string): readonly InFile[] => {
  const [name = '', pointer = ''] = reference.split('#')
  const inFile = name === '' ? file : name
  const found = pointer
    .split('/')
    .filter((step) => step !== '')
    .reduce<unknown>((schema, step) => (isDataMap(schema) ? schema[step] : undefined), schemas.get(inFile))
  return isDataMap(found) ? [{ file: inFile, schema: found }] : []
}

const hasType = (value: unknown, type: unknown): boolean => {
  if (isList(type)) return type.some((one) => hasType(value, one))
  switch (type) {
    case 'object':
      return isDataMap(value)
    case 'array':
      return isList(value)
    case 'null':
      return value === null
    case 'integer':
      return typeof value === 'number'
    case undefined:
      return true
    default:
      return typeof value === type
  }
}
