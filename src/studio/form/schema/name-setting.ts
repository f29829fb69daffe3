import type { SchemaNode, Schemas } from './schema-node.ts'
import { viewOf } from './schema-view.ts'

export type NameSetting = {
  /** The setting in which an entry has its name: `label`. undefined: it has none. */
  readonly key: string | undefined
  readonly title: string | undefined
  /** The setting in which an entry has its id, which is made from the name: `id`, or `value` of a trait's label. undefined: it has none. */
  readonly idKey: string | undefined
}

const names = ['label', 'title', 'heading', 'name', 'question', 'text', 'because']

/** How a new entry of this form is named. undefined: it is not a group of settings. */
export const nameSettingOf = (schemas: Schemas, node: SchemaNode): NameSetting | undefined => {
  const view = viewOf(schemas, node)
  if (view.kind !== 'group') return undefined
  const kindOf = (key: string) => {
    const setting = view.settings.find((one) => one.key === key)
    return setting && viewOf(schemas, setting.node, key)
  }
  const key = names.find((name) => ['text', 'markdown'].includes(kindOf(name)?.kind ?? ''))
  return {
    key,
    title: key === undefined ? undefined : kindOf(key)?.title,
    idKey: view.settings.find((setting) => kindOf(setting.key)?.kind === 'id')?.key,
  }
}
