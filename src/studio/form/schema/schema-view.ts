import { wordsOf } from '#content/problems/wording.ts'
import { innerNodes, isSchema, resolve, type Schema, type SchemaNode, type Schemas } from './schema-node.ts'
import { references, type Reference } from '#content/schema/references.ts'
import { unitOf } from './unit.ts'

/** What every field knows about its setting. */
type Described = {
  readonly title: string
  readonly help: string
  readonly examples: readonly string[]
  /** The {placeholders} for this text and for texts inside it that do not have their own. undefined: the schema says nothing here. */
  readonly placeholders: readonly string[] | undefined
  readonly node: SchemaNode
}

export type TextLimits = {
  readonly minLength: number
  readonly maxLength: number | undefined
  readonly pattern: RegExp | undefined
}
export type NumberLimits = {
  readonly minimum: number | undefined
  readonly maximum: number | undefined
  /** Numbers are multiples of it. undefined: any number. */
  readonly step: number | undefined
  readonly unit: string | undefined
}
export type Choice = { readonly value: string; readonly label: string }
export type Setting = { readonly key: string; readonly isRequired: boolean; readonly node: SchemaNode }

/** The kind of field for a value. */
export type FieldView = Described &
  (
    | ({ readonly kind: 'text'; readonly format: string | undefined } & TextLimits)
    | ({ readonly kind: 'markdown' } & TextLimits)
    | ({ readonly kind: 'number' } & NumberLimits)
    /** On: the setting has the value `on`. Off: it has the value `off`, or is left out. */
    | { readonly kind: 'toggle'; readonly on: unknown; readonly off: unknown }
    | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
    | { readonly kind: 'date' }
    | { readonly kind: 'colour' }
    | { readonly kind: 'picture' }
    | { readonly kind: 'link' }
    | { readonly kind: 'condition' }
    | { readonly kind: 'id' }
    | { readonly kind: 'nothing' }
    /** A setting with only one possible value. */
    | { readonly kind: 'fixed'; readonly value: unknown }
    | { readonly kind: 'reference'; readonly to: Reference }
    /** A list of ids of things. */
    | { readonly kind: 'references'; readonly to: Reference }
    /** A list of some of these values. */
    | { readonly kind: 'choices'; readonly choices: readonly Choice[] }
    | { readonly kind: 'texts'; readonly entry: SchemaNode }
    | { readonly kind: 'numbers'; readonly entry: NumberLimits }
    | {
        readonly kind: 'list'
        readonly entry: SchemaNode
        readonly minItems: number
        readonly maxItems: number | undefined
      }
    | { readonly kind: 'group'; readonly settings: readonly Setting[] }
    | { readonly kind: 'map'; readonly keys: Schema; readonly entry: SchemaNode }
    /** One of several forms. `discriminator`: the setting that says which one. */
    | {
        readonly kind: 'variants'
        readonly variants: readonly SchemaNode[]
        readonly discriminator: string | undefined
      }
  )

export type FieldKind = FieldView['kind']
export type ViewOf<Kind extends FieldKind> = Extract<FieldView, { readonly kind: Kind }>

/** @param key the name of the setting. A setting named `id` counts as an id even if the schema does not mark it as one. */
export const viewOf = (schemas: Schemas, node: SchemaNode, key = ''): FieldView => {
  const whole = resolve(schemas, node)
  const cache = key === 'id' ? idViews : views
  const known = cache.get(whole.schema)
  if (known) return known
  const view = { ...described(whole), ...shapeOf(schemas, whole, key) }
  cache.set(whole.schema, view)
  return view
}

/** Whether a setting is never edited: an id, or a required setting with only one possible value. */
export const isFixed = (view: FieldView, isRequired: boolean): boolean =>
  view.kind === 'id' || view.kind === 'fixed' || (view.kind === 'toggle' && view.off === undefined && isRequired)

const views = new WeakMap<Schema, FieldView>()
const idViews = new WeakMap<Schema, FieldView>()

const described = (node: SchemaNode): Described => {
  const { title, description, examples, placeholders } = node.schema
  return {
    node,
    title: typeof title === 'string' ? title : '',
    help: typeof description === 'string' ? description : '',
    examples: Array.isArray(examples) ? examples.map(String) : [],
    placeholders: Array.isArray(placeholders)
      ? placeholders.map(String)
      : // Of a text with a check of its own, which knows more: the summary of a result.
        placeholders === 'checked' && node.schema.type === 'string'
        ? ['answer:']
        : undefined,
  }
}

type WithoutDescription<View> = View extends unknown ? Omit<View, keyof Described> : never
type Shape = WithoutDescription<FieldView>

const shapeOf = (schemas: Schemas, node: SchemaNode, key: string): Shape => {
  const { schema } = node
  if (schema['x-type'] === 'Condition') return { kind: 'condition' }
  const forms = schema.oneOf ?? schema.anyOf
  if (forms !== undefined) {
    const { propertyName } = isSchema(schema.discriminator) ? schema.discriminator : {}
    return {
      kind: 'variants',
      variants: innerNodes(node, forms).map((form) => resolve(schemas, form)),
      discriminator: typeof propertyName === 'string' ? propertyName : undefined,
    }
  }
  const isId = schema['x-id'] !== undefined || (key === 'id' && !Array.isArray(schema.enum))
  if (isId) return { kind: 'id' }
  if (schema.const === true) return { kind: 'toggle', on: true, off: undefined }
  if (schema.const !== undefined) return { kind: 'fixed', value: schema.const }
  const choices = choicesOf(schema)
  if (choices?.length === 1) return { kind: 'toggle', on: choices[0]?.value, off: undefined }
  if (choices) return { kind: 'choice', choices }
  return shapeOfType(schemas, node)
}

const shapeOfType = (schemas: Schemas, node: SchemaNode): Shape => {
  const { schema } = node
  switch (schema.type) {
    case 'string':
      return textShape(schema)
    case 'number':
    case 'integer':
      return { kind: 'number', ...numberLimits(schema) }
    case 'boolean':
      return { kind: 'toggle', on: true, off: false }
    case 'null':
      return { kind: 'nothing' }
    case 'array':
      return listShape(schemas, node)
    case 'object':
      return objectShape(node)
    default:
      throw new Error(`No field for ${JSON.stringify(schema).slice(0, 200)}`)
  }
}

const textShape = (schema: Schema): Shape => {
  const reference = referenceOf(schema)
  if (reference === 'media') return { kind: 'picture' }
  if (reference === 'link' || reference === 'path') return { kind: 'link' }
  if (reference) return { kind: 'reference', to: reference }
  if (schema.format === 'date') return { kind: 'date' }
  if (isColour(schema)) return { kind: 'colour' }
  if (schema.tsType === 'MarkdownNode[]') return { kind: 'markdown', ...textLimits(schema) }
  return { kind: 'text', format: typeof schema.format === 'string' ? schema.format : undefined, ...textLimits(schema) }
}

const listShape = (schemas: Schemas, node: SchemaNode): Shape => {
  const [entry] = innerNodes(node, [node.schema.items])
  if (!entry) throw new Error(`No field for a list of nothing in ${node.document}`)
  const { schema } = resolve(schemas, entry)
  const reference = referenceOf(schema)
  const choices = choicesOf(schema)
  if (choices) return { kind: 'choices', choices }
  if (reference && !['media', 'link', 'path'].includes(reference)) return { kind: 'references', to: reference }
  if (schema.type === 'string') return { kind: 'texts', entry }
  if (schema.type === 'number' || schema.type === 'integer') return { kind: 'numbers', entry: numberLimits(schema) }
  return {
    kind: 'list',
    entry,
    minItems: numberIn(node.schema, 'minItems') ?? 0,
    maxItems: numberIn(node.schema, 'maxItems'),
  }
}

const objectShape = (node: SchemaNode): Shape => {
  const { additionalProperties, properties, propertyNames, required } = node.schema
  if (isSchema(additionalProperties) && !isSchema(properties))
    return {
      kind: 'map',
      keys: isSchema(propertyNames) ? propertyNames : {},
      entry: { schema: additionalProperties, document: node.document },
    }
  const needed = new Set(Array.isArray(required) ? required.map(String) : [])
  const settings = Object.entries(isSchema(properties) ? properties : {}).flatMap(([key, schema]): Setting[] =>
    isSchema(schema) ? [{ key, isRequired: needed.has(key), node: { schema, document: node.document } }] : [],
  )
  return { kind: 'group', settings }
}

const textLimits = (schema: Schema): TextLimits => ({
  minLength: numberIn(schema, 'minLength') ?? 0,
  maxLength: numberIn(schema, 'maxLength'),
  pattern: typeof schema.pattern === 'string' ? new RegExp(schema.pattern, 'u') : undefined,
})

const numberLimits = (schema: Schema): NumberLimits => ({
  minimum: numberIn(schema, 'minimum') ?? numberIn(schema, 'exclusiveMinimum'),
  maximum: numberIn(schema, 'maximum'),
  step: numberIn(schema, 'multipleOf') ?? (schema.type === 'integer' ? 1 : undefined),
  unit: unitOf(schema),
})

const numberIn = (schema: Schema, name: string): number | undefined => {
  const value = schema[name]
  return typeof value === 'number' ? value : undefined
}

const referenceOf = (schema: Schema): Reference | undefined => references.find((one) => one === schema['x-ref'])

const isColour = ({ pattern }: Schema): boolean =>
  typeof pattern === 'string' && new RegExp(pattern).test('#a1B2c3') && !new RegExp(pattern).test('a')

/** The choices with their labels: the schema's words for the values, or else words made from the values. */
const choicesOf = ({ enum: values, 'x-words': words }: Schema): readonly Choice[] | undefined =>
  Array.isArray(values)
    ? values.map((value, index) => ({
        value: String(value),
        label: Array.isArray(words) ? String(words[index]) : wordsOf(String(value)),
      }))
    : undefined
