import { fileKindOf } from '#content/folder/layout.ts'
import { isDataMap } from '#content/write/edit.ts'
import type { Schemas } from './schema-node.ts'

/**
 * The title of the setting of a file that a text names as files do: `username_max`, `carousel.interval_ms`. undefined: there is none.
 *
 * @param file with its ending: `settings/constants.yaml`
 */
export const namedSetting = (schemas: Schemas, file: string, name: string): string | undefined =>
  titleIn(schemas.get(fileKindOf(file)?.schema ?? ''), name.split('.'))

/** The groups on the way to the setting need not be named. */
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
