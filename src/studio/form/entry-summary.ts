import { isDataMap } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import { meant } from '#content/names/uses.ts'
import { namedThings } from './named-things.ts'
import type { SchemaNode, Schemas } from './schema-node.ts'
import { viewOf, wordsOf } from './schema-view.ts'
import { formOf } from './setting-at.ts'

/** What tells an entry from the others beside its name: numbers, choices, and the names of things that it refers to. */
export const entrySummary = (schemas: Schemas, data: ContentData, entry: unknown, node: SchemaNode): string => {
  const view = formOf(schemas, node, entry)
  if (view?.kind !== 'group' || !isDataMap(entry)) return ''
  const parts = view.settings.flatMap((setting): readonly string[] => {
    const value = entry[setting.key]
    const inner = viewOf(schemas, setting.node, setting.key)
    if (inner.kind === 'number' && typeof value === 'number') return [`${inner.title} ${value}`]
    if (inner.kind === 'choice' && typeof value === 'string') return [wordsOf(value)]
    if (inner.kind === 'toggle' && value === true) return [inner.title]
    if (inner.kind === 'reference' && typeof value === 'string') {
      const named = namedThings(schemas, data, meant(inner.to)).find(({ id }) => id === value)
      return named ? [named.label] : []
    }
    return []
  })
  return parts.slice(0, 3).join(' · ')
}
