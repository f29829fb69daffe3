import { isDataMap, isList, type DataPath } from '#content/write/edit.ts'
import { referredTo, subschemas, type Schema, type SchemaPart, type Schemas } from './schema-part.ts'

/** A value of the data with what the schema says about it. */
export type DescribedValue = {
  readonly path: DataPath
  readonly value: unknown
  readonly owner: object
  /** Whether this is about the value itself or its key. */
  readonly part: 'key' | 'value'
  /** All schemas that apply, the outer ones first: `$ref` and `allOf` are followed. */
  readonly schemas: readonly Schema[]
  /** Whether its owner requires it. */
  readonly isRequired: boolean
}

/**
 * Calls `visit` for every value of the data with the schemas that apply to it, from the outside in. Follows the keywords that the schemas
 * of the content use, for data that need not be valid: where one of several schemas applies, it is the one whose discriminator or type fits.
 */
export const walkSchema = (
  schemas: Schemas,
  file: string,
  data: unknown,
  visit: (node: DescribedValue) => void,
): void => {
  const visitKey = (path: DataPath, key: string, owner: object, declared: readonly SchemaPart[]) => {
    const found = applicable(schemas, declared, key)
    if (found.length === 0) return
    visit({ path, value: key, owner, part: 'key', isRequired: false, schemas: found.map(schemaOf) })
  }
  const visitValue = (
    path: DataPath,
    { isRequired, owner, value }: Pick<DescribedValue, 'isRequired' | 'owner' | 'value'>,
    declared: readonly SchemaPart[],
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

const keySchemas = (one: SchemaPart): readonly SchemaPart[] => subschemas(one, one.schema['propertyNames'])

const entrySchemas = (one: SchemaPart): readonly SchemaPart[] => subschemas(one, one.schema['items'])

const settingSchemas = (one: SchemaPart, key: string): readonly SchemaPart[] => {
  const { additionalProperties, properties } = one.schema
  return subschemas(
    one,
    isDataMap(properties) && Object.hasOwn(properties, key) ? properties[key] : additionalProperties,
  )
}

/** The declared schemas and those that they refer to, if they fit the value. */
const applicable = (schemas: Schemas, declared: readonly SchemaPart[], value: unknown): readonly SchemaPart[] =>
  declared.flatMap((one): readonly SchemaPart[] => {
    const { allOf } = one.schema
    const all = isList(allOf) ? allOf.flatMap((inner) => subschemas(one, inner)) : []
    const inner = [...referredTo(schemas, one), ...all, ...alternatives(schemas, one, value)]
    return [one, ...applicable(schemas, inner, value)]
  })

/** The schemas of `oneOf` and `anyOf` that fit. */
const alternatives = (schemas: Schemas, one: SchemaPart, value: unknown): readonly SchemaPart[] => {
  const { anyOf, discriminator, oneOf } = one.schema
  const all = [oneOf, anyOf].flatMap((list) => (isList(list) ? list.flatMap((inner) => subschemas(one, inner)) : []))
  const tag = isDataMap(discriminator) ? discriminator['propertyName'] : undefined
  return all.filter((inner) => {
    const [first] = '$ref' in inner.schema ? referredTo(schemas, inner) : [inner]
    if (!first || !hasType(value, first.schema['type'])) return false
    if (typeof tag !== 'string') return true
    const properties = first.schema['properties']
    const tagSchema = isDataMap(properties) ? properties[tag] : undefined
    return isDataMap(tagSchema) && isDataMap(value) && tagSchema['const'] === value[tag]
  })
}

const schemaOf = ({ schema }: SchemaPart): Schema => schema

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
