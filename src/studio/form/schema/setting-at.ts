import { fileKindOf } from '#content/folder/layout.ts'
import { commonMailPlaceholders, mails } from '#content/mails.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import { indexOf, type Place } from '#editing/place.ts'
import { documentNode, type SchemaNode, type Schemas } from './schema-node.ts'
import { viewOf, type FieldView } from './schema-view.ts'
import { variantOf } from './variants.ts'

/** The schema at a place of a file, and what is inherited from further out. */
export type SettingAt = {
  readonly node: SchemaNode
  /** The name of the setting; empty for list entries and for the file. */
  readonly key: string
  /** The {placeholders} that texts may use here. */
  readonly placeholders: readonly string[]
}

/** undefined: the file has no schema, or nothing can be at this place. */
export const settingAt = (schemas: Schemas, file: string, data: unknown, place: Place): SettingAt | undefined => {
  const kind = fileKindOf(file)
  const root = kind && documentNode(schemas, kind.schema)
  return (
    root &&
    place.reduce<Walked | undefined>((at, step) => at && inside(schemas, at, step), {
      node: root,
      key: '',
      placeholders: mailPlaceholders.get(file) ?? viewOf(schemas, root).placeholders ?? none,
      value: data,
    })
  )
}

/** The placeholders of each mail: they are not in the schema, because all mails share it. Required ones come first. */
const mailPlaceholders: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(mails).map(([id, { placeholders, required = [] }]) => [
    `emails/${id}.yaml`,
    [...new Set([...required, ...placeholders, ...commonMailPlaceholders])],
  ]),
)
/** Always the same array, so that results can be compared by identity. */
const none: readonly string[] = []

type Walked = SettingAt & { readonly value: unknown }

const inside = (schemas: Schemas, at: Walked, step: string | number): Walked | undefined => {
  const view = formOf(schemas, at.node, at.value, at.key)
  if (!view) return undefined
  const { entry, key = '' } = entryOf(view, step) ?? {}
  if (!entry) return undefined
  const index = isList(at.value) ? indexOf(at.value, step) : undefined
  const value = isList(at.value)
    ? index === undefined
      ? undefined
      : at.value[index]
    : isDataMap(at.value)
      ? at.value[String(step)]
      : undefined
  const placeholders = viewOf(schemas, entry, key).placeholders ?? view.placeholders ?? at.placeholders
  return { node: entry, key, placeholders, value }
}

/** The view of a value. If several forms are possible, it is the view of the one that fits. undefined: none fits. */
export const formOf = (schemas: Schemas, node: SchemaNode, value: unknown, key = ''): FieldView | undefined => {
  const view = viewOf(schemas, node, key)
  if (view.kind !== 'variants') return view
  const form = view.variants[variantOf(schemas, view, value)]
  return form && formOf(schemas, form, value)
}

const entryOf = (
  view: FieldView,
  step: string | number,
): { readonly entry: SchemaNode; readonly key?: string } | undefined => {
  switch (view.kind) {
    case 'group': {
      const setting = view.settings.find(({ key }) => key === step)
      return setting && { entry: setting.node, key: setting.key }
    }
    case 'list':
    case 'texts':
    case 'map':
      return { entry: view.entry }
    default:
      return undefined
  }
}
