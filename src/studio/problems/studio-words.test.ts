import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { packageDefaults, packageSchemas } from '#content/package-files.ts'
import { folderCompiler } from '#studio/worker/compile-folder.ts'
import { filesWithActs } from '#studio/worker/files-with-acts.ts'
import { problemWith } from '#testing/stories/shell-problems.ts'
import { placedProblem } from './placed-problem.ts'
import { studioWords } from './studio-words.ts'

const base = `id: quiz
brand: { name: My quiz }
site: { tagline: A quiz }
steps:
  - { id: one, kind: questions, title: One, section: one }
  - { id: results, kind: results, title: Result }
sections:
  - id: one
    title: One
    questions:
      - id: tea
        type: question
        choice: radio
        title: Tea?
        options: [{ id: a, label: A }, { id: b, label: B }]
`
const compile = folderCompiler(packageSchemas(), {
  files: packageDefaults()
    .filter(({ path }) => !path.startsWith('media/'))
    .map(({ path, bytes }) => ({ path, text: new TextDecoder().decode(bytes) })),
  pictures: packageDefaults().flatMap(({ path }) => (path.startsWith('media/') ? [path] : [])),
})
const said = (text: string) => {
  const files = [{ path: 'quiz.yaml', text, data: parse(text) as unknown }]
  const after = filesWithActs({ folder: 'mine', files, pictures: [] })([])
  const { data } = after
  const { problems } = compile('mine', after)
  return problems.map((problem) => {
    const { help, message } = studioWords(packageSchemas(), data, placedProblem(problem, 'mine', data))
    return `${message} ${help ?? ''}`.trim()
  })
}

test.each([
  [
    'a part that is not there',
    '  - { id: results,',
    '  - { id: pictures, kind: photos, title: Pictures }\n  - { id: results,',
    'This step has nothing to ask for: this content has no photos. Add “Photos” under “Pages and parts”, or remove the step.',
  ],
  [
    'a setting that another part needs',
    '  - { id: results,',
    '  - { id: pictures, kind: photos, title: Pictures }\n  - { id: results,',
    'no consent covers them. Add a consent for photos: “Covers”.',
  ],
  [
    'a choice that nobody has made',
    'steps:',
    "badges: [{ id: night, title: Night }]\ntips: [{ id: bed, badge: night, priority: 1, evidence: '', title: A, text: B, because: C }]\nsteps:",
    'Nothing is chosen yet. Choose one.',
  ],
  ['an empty text that is needed', 'title: Tea?', "title: ''", '“Question” is empty. Write a text.'],
  [
    'an empty text that is not',
    'title: Tea?',
    "title: Tea?\n        why: ''",
    '“Why we ask” is empty. Write a text, or remove it if it is not needed.',
  ],
  [
    'nothing chosen',
    'choice: radio',
    "choice: radio\n        when: { question: '', answered: true }",
    'Nothing is chosen yet. Choose one.',
  ],
  [
    'nothing chosen where an id is written',
    'sections:',
    "badges: [{ id: night, title: Night }]\ntips: [{ id: bed, badge: '', priority: 1, evidence: weak, title: A, text: B, because: C }]\nsections:",
    'Nothing is chosen yet. Choose one.',
  ],
  [
    'something chosen that is gone',
    'choice: radio',
    'choice: radio\n        when: { question: coffee, answered: true }',
    'There is no question “coffee”. Choose another one.',
  ],
  ['a setting that is missing', 'title: Tea?', '', '“Question” is missing. Add “Question” here'],
])('%s is said in the words of the studio', (_, before, after, expected) => {
  expect(said(base.replace(before, after)).join('\n')).toContain(expected)
})

test('a picture that nothing uses is deleted in the studio', () => {
  const problem = problemWith({
    code: 'content/unused',
    message: 'Nothing uses the picture “uploads/oil.jpg”.',
    help: 'Name it where it belongs, or delete the file.',
  })
  expect(studioWords(packageSchemas(), new Map(), problem).help).toBe('Choose it where it belongs, or delete it.')
})

test('groups of ingredients are named by their labels, and the help names what the studio has', () => {
  const problem = (message: string, help: string) =>
    problemWith({ code: 'content/expect', message, help, at: { file: 'products/catalogue.yaml', place: [] } })
  const groups = [
    { id: 'draws_water', label: 'Draws in water' },
    { id: 'fragrance', label: 'Perfume or perfume allergen' },
  ]
  const data = new Map([['products/ingredients.yaml', { groups }]])
  const inWords = (message: string, help: string) => {
    const said = studioWords(packageSchemas(), data, problem(message, help))
    return `${said.message} ${said.help}`
  }
  expect(
    inWords(
      'The list of Product 30 (“Rain”) also has: draws_water (Glycerin) and fragrance (Parfum, Aroma (natural)).',
      'Add to expect: draws_water, fragrance. If an ingredient does not belong to the group, correct the group in products/ingredients.yaml.',
    ),
  ).toBe(
    'The list of “Rain” also has: “Draws in water” (Glycerin) and “Perfume or perfume allergen” (Parfum, Aroma (natural)). ' +
      'Press “Expect what was found” below the list. If an ingredient does not belong to the group, correct the group in “Ingredients”.',
  )
  expect(
    inWords(
      'Product 30 (“Rain”) expects the group “fragrance”, but no ingredient in its list belongs to it.',
      'Correct the list, or remove fragrance from expect. If the list is right, the group in products/ingredients.yaml lacks an ingredient. The list has: draws_water (Glycerin).',
    ),
  ).toBe(
    '“Rain” expects the group “Perfume or perfume allergen”, but no ingredient in its list belongs to it. ' +
      'Correct the list, or press “Expect what was found” below it. If the list is right, the group in “Ingredients” lacks an ingredient. The list has: “Draws in water” (Glycerin).',
  )
})
