import { describe, expect, test } from 'vitest'
import { readSchemas } from '#testing/read-schemas.ts'
import { schemaProblems } from './schema-rules.mjs'

type Texts = { readonly title?: string; readonly description?: string }

const good = { title: 'Exit dialog', description: 'Opens when a visitor leaves the quiz before the last step.' }
const root = { title: 'Quiz page', description: 'Everything that visitors read on the page of the quiz.' }

const messagesOf = (properties: Readonly<Record<string, object>>, definitions: object = {}): readonly string[] =>
  schemaProblems(new Map([['page.schema.json', { ...root, type: 'object', properties, definitions }]])).map(
    ({ pointer, message }) => `${pointer}: ${message}`,
  )
const messagesOfTexts = (texts: Texts, key = 'exit'): readonly string[] =>
  messagesOf({ [key]: { type: 'string', ...texts } }).map((message) => message.slice(`/properties/${key}: `.length))

describe('a setting that is explained', () => {
  test('passes', () => {
    expect(messagesOfTexts(good)).toEqual([])
  })

  test('may be explained by the schema that it refers to, in another file too', () => {
    const properties = { here: { $ref: '#/definitions/exit' }, there: { $ref: 'section.schema.json' } }
    const section = { title: 'Section', description: 'A group of questions that share a heading.' }
    const page = { ...root, type: 'object', properties, definitions: { exit: { type: 'object', ...good } } }
    expect(
      schemaProblems(
        new Map<string, object>([
          ['page.schema.json', page],
          ['section.schema.json', section],
        ]),
      ),
    ).toEqual([])
  })
})

describe('is refused', () => {
  test.each<[string, Texts, string]>([
    ['a missing title', { description: good.description }, 'it has no title'],
    ['a long title', { ...good, title: 'The dialog that opens on leaving' }, 'more than 5 words'],
    ['a title that is a key', { ...good, title: 'exit_dialog' }, 'not a label in sentence case'],
    ['a missing description', { title: good.title }, 'it has no description'],
    ['a pattern', { ...good, description: 'The words for: dialogs › exit › heading › first.' }, 'filler'],
    ['a short description', { ...good, description: 'Asked before leaving.' }, 'fewer than 6 words'],
    ['a title that is repeated', { ...good, description: 'This is the text of the exit dialog.' }, 'repeats the key'],
    ['half a sentence', { ...good, description: 'Opens when a visitor leaves the quiz early' }, 'as a sentence does'],
  ])('%s', (_, texts, message) => {
    expect(messagesOfTexts(texts)).toEqual([expect.stringContaining(message)])
  })

  test('a title that a sibling has, in whatever case', () => {
    const { title, ...other } = { ...good, description: 'Closes the quiz and keeps the answers on this device.' }
    expect(messagesOf({ exit: good, leave: { ...other, title: title.toUpperCase() } })).toEqual([
      '/properties/exit: "Exit dialog" is the title of a sibling, too',
      '/properties/leave: "EXIT DIALOG" is the title of a sibling, too',
    ])
  })

  test('a description that is in more than three places', () => {
    const settings = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`exit_${at}`, { ...good, title: `Exit ${at}` }]))
    expect(messagesOf(settings(3))).toEqual([])
    expect(messagesOf(settings(4))).toHaveLength(4)
  })

  test('an object or a kind of a choice without texts', () => {
    const kind = { type: 'object', properties: { exit: good } }
    expect(messagesOf({ list: { ...good, items: kind } }, { kind })).toEqual([
      '/properties/list/items: it has no title',
      '/properties/list/items: it has no description',
      '/definitions/kind: it has no title',
      '/definitions/kind: it has no description',
    ])
  })
})

test('a field of the API needs a description, and no title', () => {
  const properties = { exit: { description: good.description }, leave: { $ref: '../page.schema.json' }, stay: {} }
  const api = { ...root, type: 'object', properties }
  expect(
    schemaProblems(
      new Map<string, object>([
        ['api/call.schema.json', api],
        ['page.schema.json', root],
      ]),
    ),
  ).toEqual([{ file: 'api/call.schema.json', pointer: '/properties/stay', message: 'it has no description' }])
})

test('kinds of one choice may share the description of a setting', () => {
  const kinds = Object.fromEntries(
    ['Intro', 'Questions', 'Photos', 'Text', 'Results'].map((title) => [
      title,
      { title, description: `A step of the quiz whose kind is ${title} here.`, properties: { exit: good } },
    ]),
  )
  expect(messagesOf({}, kinds)).toEqual([])
})

test('no description and no example is about the subject of one content', () => {
  const words = /hair|curl|scalp|shampoo|moist|dryness|wash|dandruff|conditioner|strand|frizz/i
  const found = [...readSchemas()].flatMap(([file, schema]) =>
    [...JSON.stringify(schema).matchAll(/"(?:description":"|examples":\[)((?:[^"\\]|\\.)*"?[^\]"]*)/g)]
      .map(([, text = '']) => text)
      .filter((text) => words.test(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})
