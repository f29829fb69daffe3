import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { copyContent, replacing, type Edits } from '#testing/content-copy.ts'
import { compileContent } from './compile.ts'
import { createCompileCache } from './folder/compile-cache.ts'
import { contentVersion, rulesVersion, shownProperties, textProperties } from './version.ts'

const cache = createCompileCache()
const versionsOf = async (edits: Edits) => {
  const folder = await copyContent(edits, { over: 'src/testing/content' })
  const { content, problems } = await compileContent(folder, { cache })
  expect(problems).toEqual([])
  return content ? { content: contentVersion(content), rules: rulesVersion(content) } : expect.fail()
}
let unchanged: ReturnType<typeof versionsOf> | undefined
const versionsUnchanged = () => (unchanged ??= versionsOf({}))

describe('the version of the rules', () => {
  it('has twelve digits, and is not the version of the content', async () => {
    const { content, rules } = await versionsUnchanged()
    expect(rules).toMatch(/^[0-9a-f]{12}$/)
    expect(rules).not.toBe(content)
  })

  it.each<[string, Edits]>([
    ['the words of a question', { 'quiz/sections/light.yaml': replacing('Which way', 'What way') }],
    [
      'a block of information',
      {
        'quiz/sections/light.yaml': replacing(
          '  - id: water\n',
          '  - {id: note, choice: information, title: Light, text: Read this.}\n  - id: water\n',
        ),
      },
    ],
    ['the words of a consent', { 'settings/consent.yaml': replacing('agree: I agree.', 'agree: Yes, I agree.') }],
    ['the words of a tip', { 'analysis/tips.yaml': replacing('damp cloth', 'dry cloth') }],
    ['the price of a product', { 'products/catalogue.yaml': replacing('price: 12.5', 'price: 12.51') }],
  ])('stays when %s changes, which is another version of the content', async (_, edits) => {
    const [before, after] = [await versionsUnchanged(), await versionsOf(edits)]
    expect(after.rules).toBe(before.rules)
    expect(after.content).not.toBe(before.content)
  })

  it.each<[string, Edits]>([
    ['the points of an answer', { 'analysis/scores.yaml': replacing('points: 50', 'points: 49') }],
    ['the version of a consent', { 'settings/consent.yaml': replacing('version: 1', 'version: 2') }],
    ['a condition', { 'analysis/profile.yaml': replacing('at_least: 71', 'at_least: 72') }],
  ])('changes with %s', async (_, edits) => {
    expect((await versionsOf(edits)).rules).not.toBe((await versionsUnchanged()).rules)
  })
})

type Schema = { readonly [key: string]: unknown }
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const hasWords = ({ type, items, ...schema }: Schema): boolean =>
  type === 'string'
    ? ['pattern', 'enum', 'const'].every((rule) => schema[rule] === undefined)
    : isSchema(items) && hasWords(items)

/** The names of all properties that contain free text, except properties below one that is never a rule. */
const wordsIn = (schema: unknown): readonly string[] => {
  if (!isSchema(schema)) return []
  return Object.entries(schema).flatMap(([key, inner]) =>
    key === 'properties' && isSchema(inner)
      ? Object.entries(inner).flatMap(([name, property]) =>
          shownProperties.has(name)
            ? []
            : [...(isSchema(property) && hasWords(property) ? [name] : []), ...wordsIn(property)],
        )
      : wordsIn(inner),
  )
}

/**
 * Free texts that decide results: how an ingredient is recognised, the list in which it is looked for, the unit of a number, and what
 * the ends of a scale mean.
 */
const rulesInWords = ['contains', 'ends', 'from', 'ingredients', 'is', 'middle', 'starts', 'to', 'unit', 'word']

const schemas = ['quiz', 'section', 'scores', 'profile', 'routines', 'tips', 'catalogue', 'ingredients', 'consent'].map(
  (name) => [name, readFileSync(`schemas/${name}.schema.json`, 'utf8')] as const,
)

it.each(schemas)('every free text of the schema %s is known to be a text or a rule', (_, schema) => {
  const words = wordsIn(JSON.parse(schema))
  expect(words.filter((one) => !textProperties.has(one) && !rulesInWords.includes(one))).toEqual([])
})

it('the list of texts names properties of the schemas only', () => {
  const unknown = [...textProperties].filter((name) => !schemas.some(([, schema]) => schema.includes(`"${name}": {`)))
  expect(unknown).toEqual([])
})
