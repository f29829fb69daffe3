// Finds the schemas inside a JSON Schema. Looking for keywords is not enough: a property may be called "title" or "items".

/** @typedef {{ [keyword: string]: any }} Schema */

const maps = new Set(['properties', 'patternProperties', 'definitions'])
const singles = new Set(['items', 'additionalProperties', 'propertyNames', 'contains', 'not', 'if', 'then', 'else'])
const lists = new Set(['oneOf', 'anyOf', 'allOf'])

/**
 * A copy in which `change` was applied to the schema and every schema inside it, outer ones first.
 * @param {Schema} schema
 * @param {(schema: Schema) => Schema} change
 * @returns {Schema}
 */
export function mapSchema(schema, change) {
  if (typeof schema !== 'object' || schema === null) return schema
  const changed = { ...change(schema) }
  for (const [keyword, value] of Object.entries(changed)) {
    if (maps.has(keyword))
      changed[keyword] = Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, mapSchema(inner, change)]),
      )
    else if (lists.has(keyword)) changed[keyword] = value.map((/** @type {Schema} */ inner) => mapSchema(inner, change))
    else if (singles.has(keyword)) changed[keyword] = mapSchema(value, change)
  }
  return changed
}

/**
 * The schema and every schema inside it, each with its JSON pointer; `key` is the name of the property, if it is one.
 * @param {Schema} schema
 * @param {string} pointer
 * @param {string} [key]
 * @returns {{ schema: Schema, pointer: string, key: string | undefined }[]}
 */
export function schemaNodes(schema, pointer = '', key) {
  if (typeof schema !== 'object' || schema === null) return []
  const inside = Object.entries(schema).flatMap(([keyword, value]) => {
    const at = `${pointer}/${keyword}`
    if (maps.has(keyword))
      return Object.entries(value).flatMap(([name, inner]) =>
        schemaNodes(inner, `${at}/${name}`, keyword === 'properties' ? name : undefined),
      )
    if (lists.has(keyword))
      return value.flatMap((/** @type {Schema} */ inner, /** @type {number} */ index) =>
        schemaNodes(inner, `${at}/${index}`),
      )
    return singles.has(keyword) ? schemaNodes(value, at) : []
  })
  return [{ schema, pointer, key }, ...inside]
}
