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
  const visitKey = (path: DataPath, key: string, owner: object, declared: readonly InFile[]) => {
    const found = applicable(schemas, declared, key)
    if (found.length === 0) return
    visit({ path, value: key, owner, part: 'key', isRequired: false, schemas: found.map(schemaOf) })
  }
  const visitValue = (
    path: DataPath,
    { isRequired, owner, value }: Pick<SchemaNode, 'isRequired' | 'owner' | 'value'>,
    declared: readonly InFile[],
  ) => {
    const found = applicable(schemas, declared, value)
    visit({ path, value, owner, part: 'value', isRequired, schemas: found.map(schemaOf) })
    if (isList(value))
      for (const [index, entry] of value.entries())
        visitValue([...path, index], { value: entry, owner: value, isRequired: false }, found.flatMap(entrySchemas))
    else if (isDataMap(value))
      for (const [key, inner] of Object.entries(value)) {
        visitKey([...path, key], key, value, found.flatMap(keySchemas))
        const isNeeded = found.some(({ schema }) => isList(schema['required']) && schema['required'].includes(key))
        const settings = found.flatMap((one) => settingSchemas(one, key))
        visitValue([...path, key], { value: inner, owner: value, isRequired: isNeeded }, settings)
      }
  }
  const root = schemas.get(file)
  if (root) visitValue([], { value: data, owner: { data }, isRequired: true }, [{ file, schema: root }])
}

const keySchemas = (one: InFile): readonly InFile[] => within(one, one.schema['propertyNames'])

const entrySchemas = (one: InFile): readonly InFile[] => within(one, one.schema['items'])

const settingSchemas = (one: InFile, key: string): readonly InFile[] => {
  const { additionalProperties, properties } = one.schema
  return within(one, isDataMap(properties) && Object.hasOwn(properties, key) ? properties[key] : additionalProperties)
}

/** The declared schemas with those that they refer to, as far as they fit the value. */
const applicable = (schemas: Schemas, declared: readonly InFile[], value: unknown): readonly InFile[] =>
  declared.flatMap((one): readonly InFile[] => {
    const { $ref, allOf } = one.schema
    const all = isList(allOf) ? allOf.flatMap((inner) => within(one, inner)) : []
    const referred = typeof $ref === 'string' ? target(schemas, one.file, $ref) : []
    return [one, ...applicable(schemas, [...referred, ...all, ...alternatives(schemas, one, value)], value)]
  })

/** Of `oneOf` and `anyOf`, those that fit. */
const alternatives = (schemas: Schemas, one: InFile, value: unknown): readonly InFile[] => {
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
