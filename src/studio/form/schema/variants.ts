import { wordsOf } from '#content/problems/wording.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import { isSchema, resolve, type SchemaNode, type Schemas } from './schema-node.ts'
import { newValue } from './empty-value.ts'
import { viewOf, type ViewOf } from './schema-view.ts'

/** The index of the form that a value has. -1: it has none of them. */
export const variantOf = (
  schemas: Schemas,
  { variants, discriminator }: ViewOf<'variants'>,
  value: unknown,
): number => {
  if (value === undefined) return -1
  return variants.findIndex((variant) => {
    const { schema } = resolve(schemas, variant)
    if (discriminator === undefined) return hasForm(schema, value)
    const setting = isSchema(schema.properties) ? schema.properties[discriminator] : undefined
    return isSchema(setting) && isDataMap(value) && setting.const === value[discriminator]
  })
}

const hasForm = ({ const: only, type }: SchemaNode['schema'], value: unknown): boolean => {
  if (only !== undefined) return only === value
  if (isList(value)) return type === 'array'
  if (isDataMap(value)) return type === 'object'
  if (value === null) return type === 'null'
  return type === typeof value || (type === 'integer' && typeof value === 'number')
}

/** The label of a form, for choosing between forms. */
export const variantTitle = (schemas: Schemas, node: SchemaNode): string => {
  const view = viewOf(schemas, node)
  if (view.title !== '') return view.title
  switch (view.kind) {
    case 'fixed':
      return wordsOf(String(view.value))
    case 'nothing':
      return 'None'
    case 'reference':
      return view.to === 'option_list' ? 'A shared list' : 'One'
    case 'list':
      return 'Its own'
    case 'map':
    case 'references':
      return 'Several'
    default:
      return 'One'
  }
}

/** The value in another form. Settings that both forms have are kept. */
export const toVariant = (schemas: Schemas, node: SchemaNode, value: unknown): unknown => {
  const empty = newValue(schemas, node)
  const view = viewOf(schemas, node)
  if (view.kind === 'references' && typeof value === 'string') return [value]
  if (view.kind === 'reference' && isList(value) && typeof value[0] === 'string') return value[0]
  if (view.kind !== 'group' || !isDataMap(value) || !isDataMap(empty)) return empty
  const kept = view.settings.flatMap(({ key, node: setting }) => {
    const inner = viewOf(schemas, setting, key)
    const before = value[key]
    if (inner.kind === 'fixed' || before === undefined || !fits(schemas, setting, key, before)) return []
    return [[key, before] as const]
  })
  const settings = new Map<string, unknown>([...Object.entries(empty), ...kept])
  return Object.fromEntries(view.settings.flatMap(({ key }) => (settings.has(key) ? [[key, settings.get(key)]] : [])))
}

/** Whether a setting of one form accepts the value that the setting of the same name has in another form. */
const fits = (schemas: Schemas, node: SchemaNode, key: string, value: unknown): boolean => {
  const view = viewOf(schemas, node, key)
  switch (view.kind) {
    case 'variants':
      return variantOf(schemas, view, value) !== -1
    case 'toggle':
      return value === view.on || value === view.off
    case 'choice':
      return view.choices.some((choice) => choice.value === value)
    default:
      return hasForm(view.node.schema, value)
  }
}
