import type { NodeAt } from '#editing/names/schema-nodes.ts'
import type { Mark } from './mark.ts'

/** How many entries the schema requires in a list, or settings in a map. */
export const requiredCount = (nodeAt: NodeAt, { file, path }: Mark, keyword: 'minItems' | 'minProperties'): number =>
  Math.max(0, ...(nodeAt(file, path)?.schemas ?? []).map((schema) => Number(schema[keyword] ?? 0)))
