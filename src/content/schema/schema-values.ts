/** What a schema says of values. Schemas are plain data here, as Ajv passes them with an error. */
import type { Schema } from './schemas.ts'

/** The lists of groups among the required settings of a group or, if it requires none (as a condition), among all its settings. */
export const listsIn = (schema: Readonly<Record<string, unknown>>): readonly string[] => {
  const properties = asRecord(schema['properties'])
  const needed = [...asList(schema['required']), ...asList(schema['x-required'])].map(String)
  return (needed.length > 0 ? needed : Object.keys(properties)).filter((name) => {
    const { items, type } = asRecord(properties[name])
    return type === 'array' && asRecord(items)['type'] !== 'string'
  })
}

/** The values that a property may have, if its schema lists them. */
export const possibleValues = (property: Readonly<Record<string, unknown>>): readonly unknown[] =>
  'const' in property ? [property['const']] : asList(property['enum'])

/** The ids that are missing in a list whose entries must have certain ids. */
export const missingIds = (
  entry: Readonly<Record<string, unknown>>,
  entries: readonly unknown[],
): readonly string[] => {
  const there = new Set(entries.map((one) => asRecord(one)['id']))
  return possibleValues(asRecord(asRecord(entry['properties'])['id']))
    .filter((id) => !there.has(id))
    .map(String)
}

/** The values of the tag that decide between the branches of a union, which may be in the schema of another file. */
export const tagValues = (
  tag: string,
  union: Readonly<Record<string, unknown>> | undefined,
  schemas: readonly Schema[],
): unknown[] => {
  const names = asList(union?.['oneOf']).map((branch) => String(asRecord(branch)['$ref']).split('/').at(-1) ?? '')
  const definitions = schemas
    .map((schema) => asRecord(schema['definitions']))
    .find((defined) => names.every((name) => name in defined))
  return names.flatMap((name) => possibleValues(asRecord(asRecord(asRecord(definitions?.[name])['properties'])[tag])))
}

/** A value as an object, empty for everything that is none. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** A list as it is, one value as a list of it, and nothing as an empty list: `type` may be a name or a list of them. */
export const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
