/** What a schema says of values. Schemas are plain data here, as Ajv passes them with an error. */
import type { Schema } from './schemas.ts'

/** The lists of groups among the required settings of a group or, if it requires none (as a condition), among all its settings. */
export const listsIn = (schema: Readonly<Record<string, unknown>>): readonly string[] => {
  const properties = record(schema['properties'])
  const needed = [...list(schema['required']), ...list(schema['x-required'])].map(String)
  return (needed.length > 0 ? needed : Object.keys(properties)).filter((name) => {
    const { items, type } = record(properties[name])
    return type === 'array' && record(items)['type'] !== 'string'
  })
}

/** The values that a property may have, if its schema lists them. */
export const possibleValues = (property: Readonly<Record<string, unknown>>): readonly unknown[] =>
  'const' in property ? [property['const']] : list(property['enum'])

/** The ids that are missing in a list whose entries must have certain ids. */
export const missingIds = (
  entry: Readonly<Record<string, unknown>>,
  entries: readonly unknown[],
): readonly string[] => {
  const there = new Set(entries.map((one) => record(one)['id']))
  return possibleValues(record(record(entry['properties'])['id']))
    .filter((id) => !there.has(id))
    .map(String)
}

/** The values of the tag that decide between the branches of a union, which may be in the schema of another file. */
export const tagValues = (
  tag: string,
  union: Readonly<Record<string, unknown>> | undefined,
  schemas: readonly Schema[],
): unknown[] => {
  const names = list(union?.['oneOf']).map((branch) => String(record(branch)['$ref']).split('/').at(-1) ?? '')
  const definitions = schemas
    .map((schema) => record(schema['definitions']))
    .find((defined) => names.every((name) => name in defined))
  return names.flatMap((name) => possibleValues(record(record(record(definitions?.[name])['properties'])[tag])))
}

export const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

export const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
