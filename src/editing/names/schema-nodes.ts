import { fileKindOf } from '#content/folder/layout.ts'
import type { DataPath } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Schemas } from './schema-part.ts'
import { walkSchema, type DescribedValue } from './walk-schema.ts'

/** What the schema says about the value at a path of a file; undefined if it says nothing. */
export type NodeAt = (file: string, path: DataPath) => DescribedValue | undefined

export const schemaNodes =
  (data: ContentData, schemas: Schemas): NodeAt =>
  (file, path) => {
    const root = data.get(file)
    if (typeof root !== 'object' || root === null) return undefined
    const known = nodes.get(root) ?? readNodes(file, root, schemas)
    nodes.set(root, known)
    return known.get(keyOfPath(path))
  }

const nodes = new WeakMap<object, ReadonlyMap<string, DescribedValue>>()

const readNodes = (file: string, root: unknown, schemas: Schemas): ReadonlyMap<string, DescribedValue> => {
  const found = new Map<string, DescribedValue>()
  const kind = fileKindOf(file)
  if (kind)
    walkSchema(schemas, kind.schema, root, (node) => {
      if (node.part === 'value') found.set(keyOfPath(node.path), node)
    })
  return found
}

/** A path as the key of a map. */
export const keyOfPath = (path: DataPath): string => JSON.stringify(path)

/** The path of the condition that contains this path, if one does. */
export const conditionPath = (at: NodeAt, file: string, path: DataPath): DataPath | undefined => {
  for (let length = 1; length <= path.length; length++) {
    const outer = path.slice(0, length)
    if (at(file, outer)?.schemas.some((schema) => schema['x-type'] === 'Condition')) return outer
  }
  return undefined
}

/** What the schema calls the setting at this path, or the list that contains it. */
export const titleOf = (at: NodeAt, file: string, path: DataPath): string | undefined => {
  for (let length = path.length; length > 0; length--) {
    if (typeof path[length - 1] === 'number') continue
    const title = at(file, path.slice(0, length))?.schemas.find((schema) => typeof schema['title'] === 'string')
    if (title) return String(title['title'])
  }
  return undefined
}
