/** `x-ref` says what a text of the content refers to. The thing must exist, and every text that refers to something has the keyword. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { type Reference, references } from './references.ts'
import { questionsIn } from '#engine/quiz/question-kinds.ts'
import { compiledContent } from '#testing/compiled-content.ts'

type Schema = { readonly [keyword: string]: unknown }
type Named = { readonly path: string; readonly kind: Reference; readonly name: string }

const { content } = await compiledContent()

const schemas = readdirSync('schemas')
  .filter((file) => file.endsWith('.schema.json'))
  .map((file) => ({ file, schema: JSON.parse(readFileSync(`schemas/${file}`, 'utf8')) as Schema }))

const namedIn = (data: unknown): readonly Named[] => {
  const named: Named[] = []
  const ajv = new Ajv({ allErrors: true, discriminator: true, logger: false, strict: false })
  ajv.addKeyword({
    keyword: 'x-ref',
    validate: (kind: Reference, name: unknown, _schema: unknown, at?: { instancePath: string }) => {
      if (typeof name === 'string') named.push({ path: at?.instancePath ?? '', kind, name })
      return true
    },
  })
  for (const { file, schema } of schemas) ajv.addSchema(schema, file)
  const validate = ajv.getSchema('content.schema.json')
  if (!validate) throw new Error('There is no schema of the whole content')
  void validate(data)
  return named
}

const { ingredients, profile, quiz, routines, scores, sections, tips } = content
const ids = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id)
const questions = sections.flatMap(questionsIn)
const options = questions.flatMap((question) => ids(question.options ?? []))
const traits = profile.groups.flatMap((group) => group.traits)
const isLink = (text: string): boolean => /^(https:\/\/|mailto:|\/|contact$)/.test(text)
const among = (names: readonly string[]) => (name: string) => names.includes(name)

const exists: Readonly<Record<Reference, (name: string) => boolean>> = {
  badge: among(ids(tips.badges)),
  consent_subject: among([...ids(questions), 'photos']),
  ingredient_filter: among(ids([...ingredients.filters, ...ingredients.allergies])),
  ingredient_group: among(ids(ingredients.groups)),
  issue: among(ids(profile.issues.list)),
  link: isLink,
  media: (path) => existsSync(`content/media/${path}`),
  objective: among(ids([...profile.issues.list, ...profile.goals.list])),
  option: among(options),
  option_list: among(Object.keys(quiz.option_lists ?? {})),
  path: (path) => path.startsWith('/'),
  question: among(ids(questions)),
  score: among(ids(scores.scores)),
  section: among(ids(sections)),
  slot: among(ids(routines.slots)),
  step: among(ids(quiz.steps)),
  tab: among(ids(quiz.tabs ?? [])),
  trait: among(ids(traits)),
  value: among([...options, ...traits.flatMap((trait) => trait.labels.map(({ value }) => value))]),
}

test('what a text of the content names exists', () => {
  const named = namedIn(content)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ kind, name }) => !exists[kind](name))).toEqual([])
})

test('every kind of reference is used', () => {
  const used = JSON.stringify(schemas).matchAll(/"x-ref":"(\w+)"/g)
  expect(new Set([...used].map(([, kind]) => kind))).toEqual(new Set(references))
})

test('every link and picture of the content says that it is one', () => {
  const names = new Set(['to', 'src', 'picture', 'image'])
  const settings = schemas.flatMap(({ file, schema }) =>
    // Links in Markdown are typed as text, not chosen in a form.
    file === 'markdown.schema.json' ? [] : settingsIn(schema).map((setting) => ({ file, ...setting })),
  )
  const texts = settings.filter(({ key, schema }) => names.has(key) && schema['type'] === 'string')
  expect(texts.length).toBeGreaterThan(30)
  const plain = texts.filter(({ schema }) => !('x-ref' in schema))
  // The `to` of a scale is its upper end, not a link.
  expect(plain.map(({ file, key }) => `${file}: ${key}`)).toEqual(['section.schema.json: to'])
})

function settingsIn(schema: unknown): readonly { readonly key: string; readonly schema: Schema }[] {
  if (!isSchema(schema)) return []
  const { properties } = schema
  const own = isSchema(properties)
    ? Object.entries(properties).flatMap(([key, inner]) => (isSchema(inner) ? [{ key, schema: inner }] : []))
    : []
  return [...own, ...Object.values(schema).flatMap(settingsIn)]
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null
}
