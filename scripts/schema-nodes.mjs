// Where a JSON Schema has schemas inside of it. A property may be called "title" or "items", so keys alone do not tell.

const named = new Set(['properties', 'patternProperties', 'definitions'])
const single = new Set(['items', 'additionalProperties', 'propertyNames', 'contains', 'not', 'if', 'then', 'else'])
const lists = new Set(['oneOf', 'anyOf', 'allOf'])

/** A copy in which `change` has replaced the schema and every schema inside of it, the outer ones first. */
export function mapSchema(schema, change) {
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = (value) => mapSchema(value, change)
  return mapValues(change(schema), (value, keyword) => {
    if (named.has(keyword)) return mapValues(value, inner)
    if (lists.has(keyword) || (single.has(keyword) && Array.isArray(value))) return value.map(inner)
    return single.has(keyword) ? inner(value) : value
  })
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))
}
