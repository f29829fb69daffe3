import { expect, test } from 'vitest'
import { emptyValue } from './empty-value.ts'
import type { Schema, Schemas } from './schema-node.ts'
import { isFixed, viewOf } from './schema-view.ts'
import { toVariant, variantOf } from './variants.ts'

const text = { title: 'Text', description: 'A text.', type: 'string', minLength: 1 }
const form = (kind: string, more: Schema) => ({
  title: kind,
  type: 'object',
  required: ['id', 'kind', 'label'],
  properties: { id: { type: 'string', 'x-id': 'thing' }, kind: { const: kind }, label: text, ...more },
})
const schemas: Schemas = new Map<string, Schema>([
  [
    'garden.schema.json',
    {
      title: 'Garden',
      type: 'object',
      required: ['name'],
      properties: {
        name: { $ref: '#/definitions/name' },
        plot: { title: 'Own title', allOf: [{ $ref: 'plot.schema.json' }] },
      },
      definitions: { name: { ...text, title: 'Name', maxLength: 20 } },
    },
  ],
  [
    'plot.schema.json',
    {
      title: 'Plot',
      discriminator: { propertyName: 'kind' },
      oneOf: [
        form('bed', { plants: { type: 'array', items: text }, size: { type: 'number', minimum: 2 } }),
        form('path', { size: { type: 'integer' }, plants: { type: 'string', enum: ['none', 'moss'] } }),
      ],
    },
  ],
])
test('a value is called as the schema says, else as it is written', () => {
  const viewed = (schema: Schema) => {
    const view = viewOf(schemas, { schema: { type: 'string', enum: ['low', 'very_high'], ...schema }, document: '' })
    return view.kind === 'choice' ? view.choices.map(({ label }) => label) : view.kind
  }
  expect(viewed({})).toEqual(['Low', 'Very high'])
  expect(viewed({ 'x-words': ['Needs attention', 'Good'] })).toEqual(['Needs attention', 'Good'])
})

const garden = { schema: schemas.get('garden.schema.json') ?? {}, document: 'garden.schema.json' }
const settings = () => {
  const view = viewOf(schemas, garden)
  return view.kind === 'group' ? view.settings : []
}
const plot = () => {
  const setting = settings().find(({ key }) => key === 'plot')
  const view = setting && viewOf(schemas, setting.node)
  if (view?.kind !== 'variants') throw new Error('A plot has several forms')
  return view
}

test('a reference is followed, and what stands beside it wins', () => {
  expect(settings().map(({ isRequired, key, node }) => [key, viewOf(schemas, node).title, isRequired])).toEqual([
    ['name', 'Name', true],
    ['plot', 'Own title', false],
  ])
})

test('a value has the form that its discriminator says', () => {
  expect(variantOf(schemas, plot(), { kind: 'path' })).toBe(1)
  expect(variantOf(schemas, plot(), { kind: 'pond' })).toBe(-1)
  expect(variantOf(schemas, plot(), undefined)).toBe(-1)
})

test('another form keeps what both have, in the order of its settings', () => {
  const [, path] = plot().variants
  const value = { id: 'a', kind: 'bed', label: 'Roses', plants: ['Rose'], size: 3 }
  expect(path && JSON.stringify(toVariant(schemas, path, value))).toBe(
    '{"id":"a","kind":"path","label":"Roses","size":3}',
  )
})

test('a new value has its required settings, with empty texts', () => {
  const [bed] = plot().variants
  expect(bed && emptyValue(schemas, bed)).toEqual({ id: '', kind: 'bed', label: '' })
  expect(emptyValue(schemas, garden)).toEqual({ name: '' })
})

test('a new value makes no claim: of a choice, only the default of the schema is taken', () => {
  const sun = { type: 'string', title: 'Sun', enum: ['full', 'none'] }
  const schema = { type: 'object', properties: { sun, soil: { ...sun, default: 'none' } }, required: ['sun', 'soil'] }
  expect(emptyValue(new Map(), { schema, document: '' })).toEqual({ sun: '', soil: 'none' })
})

test('a required number of a new value is its default, or left out', () => {
  const number = { type: 'integer' }
  const schema = {
    type: 'object',
    properties: { version: { ...number, default: 1 }, points: number },
    required: ['version', 'points'],
  }
  expect(emptyValue(new Map(), { schema, document: '' })).toEqual({ version: 1 })
})

test('a number that is stored when it is added is 0, or the possible number next to it', () => {
  const added = (limits: Schema) =>
    emptyValue(new Map(), {
      schema: {
        anyOf: [
          { type: 'number', ...limits },
          { type: 'object', additionalProperties: { type: 'number' } },
        ],
      },
      document: '',
    })
  expect(added({ minimum: -1000, maximum: 1000 })).toBe(0)
  expect(added({ minimum: 3 })).toBe(3)
  expect(added({ maximum: -1 })).toBe(-1)
})

test('a new list that needs one entry for each id that there can be has them all', () => {
  const entry = {
    type: 'object',
    required: ['id', 'label'],
    properties: { id: { enum: ['name', 'email'] }, label: text },
  }
  const fields = (minItems: number) =>
    emptyValue(new Map(), { schema: { type: 'array', minItems, items: entry }, document: '' })
  expect(fields(2)).toEqual([
    { id: 'name', label: '' },
    { id: 'email', label: '' },
  ])
  expect(fields(1)).toEqual([{ id: '', label: '' }])
})

test('a new value that may be a reference or one of its own is one of its own: there may be nothing to refer to', () => {
  const schema = {
    anyOf: [
      { 'x-ref': 'option_list', type: 'string' },
      { type: 'array', items: { type: 'object' } },
    ],
  }
  expect(emptyValue(new Map(), { schema, document: '' })).toEqual([])
})

test('a schema without a field is a bug that is named', () => {
  const odd = { schema: { type: 'date-and-place' }, document: 'garden.schema.json' }
  expect(() => viewOf(schemas, odd)).toThrow('No field for')
})

test('a required setting with a single possible value is fixed: it cannot be switched off', () => {
  const fixed = (schema: Schema, isRequired: boolean) => isFixed(viewOf(schemas, { schema, document: '' }), isRequired)
  expect(fixed({ type: 'string', enum: ['/'] }, true)).toBe(true)
  expect(fixed({ type: 'string', enum: ['/'] }, false)).toBe(false)
  expect(fixed({ type: 'boolean' }, true)).toBe(false)
  expect(fixed({ type: 'string', enum: ['a', 'b'] }, true)).toBe(false)
})
