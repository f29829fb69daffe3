import { isDataMap, isList } from '#content/write/edit.ts'
import type { SchemaNode, Schemas } from './schema-node.ts'
import { viewOf, type FieldView } from './schema-view.ts'

/**
 * What a setting is when it has just been added: the required settings inside it, with empty texts. A number that nobody has chosen is
 * left out, so that it is asked for.
 */
export const emptyValue = (schemas: Schemas, node: SchemaNode, key = ''): unknown => {
  const view = viewOf(schemas, node, key)
  switch (view.kind) {
    case 'toggle':
      return view.on
    case 'fixed':
      return view.value
    case 'nothing':
      return null
    case 'choice':
      return view.choices[0]?.value
    case 'number':
      return view.minimum ?? 0
    case 'variants': {
      const [first] = view.variants
      return first && emptyValue(schemas, first)
    }
    case 'group':
      return Object.fromEntries(
        view.settings.flatMap((setting): readonly (readonly [string, unknown])[] =>
          setting.isRequired ? requiredValue(schemas, viewOf(schemas, setting.node, setting.key), setting) : [],
        ),
      )
    case 'list':
      return view.minItems > 0 ? [emptyValue(schemas, view.entry)] : []
    case 'references':
    case 'choices':
    case 'texts':
    case 'numbers':
      return []
    case 'map':
    case 'condition':
      return {}
    case 'text':
    case 'markdown':
    case 'date':
    case 'colour':
    case 'picture':
    case 'link':
    case 'id':
    case 'reference':
      return ''
  }
}

/**
 * The same where lists of what has ids are empty: in a form, an entry is named when it is added, and its id is made from the name.
 */
export const newValue = (schemas: Schemas, node: SchemaNode, key = ''): unknown =>
  withoutUnnamed(emptyValue(schemas, node, key))

const withoutUnnamed = (value: unknown): unknown => {
  if (isList(value)) return value.filter((entry) => !isDataMap(entry) || entry['id'] !== '').map(withoutUnnamed)
  if (!isDataMap(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutUnnamed(inner)]))
}

const requiredValue = (
  schemas: Schemas,
  view: FieldView,
  { key, node }: { readonly key: string; readonly node: SchemaNode },
): readonly (readonly [string, unknown])[] => {
  if (view.kind === 'number') return []
  // A required yes or no starts with no.
  if (view.kind === 'toggle' && view.off !== undefined) return [[key, view.off]]
  return [[key, emptyValue(schemas, node, key)]]
}
