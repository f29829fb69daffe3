import { isDataMap, type DataMap } from '#content/write/edit.ts'
import type { SchemaNode, Schemas } from './schema-node.ts'
import { nameSettingOf } from './name-setting.ts'
import { viewOf, type FieldView, type Setting, type ViewOf } from './schema-view.ts'

/**
 * The initial value of an added setting: its required settings, with empty texts. A number without a default is left out, and a choice is
 * empty, so that the editor is asked for them: preselecting the first choice could make a claim that the editor did not mean.
 */
export const emptyValue = (schemas: Schemas, node: SchemaNode, key = ''): unknown => made(schemas, node, key, false)

/**
 * The same, but lists of entries with ids are empty: in a form, an entry is named when it is added, and its id is made from the name.
 */
export const newValue = (schemas: Schemas, node: SchemaNode, key = ''): unknown => made(schemas, node, key, true)

const made = (schemas: Schemas, node: SchemaNode, key: string, isForm: boolean): unknown => {
  const view = viewOf(schemas, node, key)
  switch (view.kind) {
    case 'toggle':
      return view.on
    case 'fixed':
      return view.value
    case 'nothing':
      return null
    case 'choice':
      return view.node.schema.default ?? ''
    case 'number':
      // As near to 0 as allowed: starting at the minimum, such as -1000 points, would make a claim.
      return Math.min(Math.max(0, view.minimum ?? 0), view.maximum ?? Infinity)
    case 'variants': {
      // Not a reference, whose target may not exist yet: a question gets options of its own, not a shared list.
      const form = view.variants.find((one) => viewOf(schemas, one).kind !== 'reference') ?? view.variants[0]
      return form && made(schemas, form, '', isForm)
    }
    case 'group':
      return Object.fromEntries(
        view.settings.flatMap((setting): readonly (readonly [string, unknown])[] =>
          setting.isRequired ? requiredValue(schemas, viewOf(schemas, setting.node, setting.key), setting, isForm) : [],
        ),
      )
    case 'list': {
      const ids = idsOfAll(schemas, view)
      if (ids) return ids.map((id) => ({ ...groupOf(made(schemas, view.entry, '', isForm)), id }))
      return view.minItems > 0 && !(isForm && isNamedFirst(schemas, view.entry))
        ? [made(schemas, view.entry, '', isForm)]
        : []
    }
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

/** The ids of a list that needs one entry for each id that there can be, such as the fields of a form. */
const idsOfAll = (schemas: Schemas, { entry, minItems }: ViewOf<'list'>): readonly string[] | undefined => {
  const view = viewOf(schemas, entry)
  const id = view.kind === 'group' ? view.settings.find(({ key }) => key === 'id') : undefined
  const ids = id && viewOf(schemas, id.node, id.key)
  return ids?.kind === 'choice' && ids.choices.length === minItems ? ids.choices.map(({ value }) => value) : undefined
}

const groupOf = (value: unknown): DataMap => (isDataMap(value) ? value : {})

const isNamedFirst = (schemas: Schemas, entry: SchemaNode): boolean => {
  const view = viewOf(schemas, entry)
  const [form = entry] = view.kind === 'variants' ? view.variants : []
  return nameSettingOf(schemas, form)?.idKey !== undefined
}

const requiredValue = (
  schemas: Schemas,
  view: FieldView,
  { key, node }: Setting,
  isForm: boolean,
): readonly (readonly [string, unknown])[] => {
  if (view.kind === 'number') {
    const { default: first } = view.node.schema
    return typeof first === 'number' ? [[key, first]] : []
  }
  // A required yes/no setting starts with no.
  if (view.kind === 'toggle' && view.off !== undefined) return [[key, view.off]]
  return [[key, made(schemas, node, key, isForm)]]
}
