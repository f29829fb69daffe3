import { memoise } from '#content/memoise.ts'
import { fileKindOf } from '#content/folder/layout.ts'
import { isDataMap } from '#content/write/edit.ts'
import type { Schemas } from './schema-node.ts'

/**
 * The title of a setting that a text calls by its name in the file: `username_max`, `carousel.interval_ms`. undefined: there is none.
 *
 * @param file with its extension: `settings/constants.yaml`
 */
export const namedSetting = (schemas: Schemas, file: string, name: string): string | undefined =>
  titleIn(schemas.get(fileKindOf(file)?.schema ?? ''), name.split('.'))

/** `steps` may leave out the groups around the setting. */
const titleIn = (schema: unknown, steps: readonly string[]): string | undefined => {
  const properties = isDataMap(schema) ? schema['properties'] : undefined
  if (!isDataMap(properties)) return undefined
  const found = steps.reduce<unknown>(
    (node, step) => (isDataMap(node) && isDataMap(node['properties']) ? node['properties'][step] : undefined),
    schema,
  )
  if (isDataMap(found) && typeof found['title'] === 'string') return found['title']
  return Object.values(properties)
    .map((inner) => titleIn(inner, steps))
    .find((title) => title !== undefined)
}

/**
 * The title of the settings with this name, in any file. undefined: there is none, they have several titles, or the name can also be a
 * value of a setting, as in `type: number`.
 */
export const onlyTitle = (schemas: Schemas, name: string): string | undefined => {
  const { titles, values } = namesIn(schemas)
  const [title, ...others] = titles.get(name) ?? []
  return others.length === 0 && !values.has(name) ? title : undefined
}

const namesIn = memoise((schemas: Schemas) => {
  const titles = new Map<string, Set<string>>()
  const values = new Set<unknown>()
  const collect = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(collect)
    if (!isDataMap(node)) return
    if (Array.isArray(node['enum'])) for (const value of node['enum']) values.add(value)
    if ('const' in node) values.add(node['const'])
    const properties = isDataMap(node['properties']) ? node['properties'] : {}
    for (const [name, setting] of Object.entries(properties))
      if (isDataMap(setting) && typeof setting['title'] === 'string')
        titles.set(name, (titles.get(name) ?? new Set()).add(setting['title']))
    Object.values(node).forEach(collect)
  }
  for (const schema of schemas.values()) collect(schema)
  return { titles, values }
})
