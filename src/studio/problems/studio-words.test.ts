import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { packageDefaults, packageSchemas } from '#content/package-files.ts'
import { folderCompiler } from '#studio/worker/compile-folder.ts'
import { problemsOf } from '#studio/worker/errors-left.ts'
import { filesWithActs } from '#studio/worker/files-with-acts.ts'
import { problemWith } from '#testing/stories/shell-problems.ts'
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
const found = (text: string) => {
  const files = [{ path: 'quiz.yaml', text, data: parse(text) as unknown }]
  const after = filesWithActs({ folder: 'mine', files, pictures: [] })([])
  const schemas = packageSchemas()
  return problemsOf({ name: 'mine', schemas }, after, compile('mine', after))
}
const said = (text: string) => found(text).map(({ help, message }) => `${message} ${help ?? ''}`.trim())

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
    'no consent covers them. There is no consent yet: add “Consents” under “About the quiz”, and one that covers “The photos”.',
  ],
  [
    'a consent where there is none yet',
    'choice: radio',
    'choice: radio\n        sensitive: health',
    'no consent covers it. There is no consent yet: add “Consents” under “About the quiz”, and one that covers “Tea?” and names it in its text.',
  ],
  [
    'a choice that nobody has made',
    'steps:',
    "badges: [{ id: night, title: Night }]\ntips: [{ id: bed, badge: night, priority: 1, evidence: '', title: A, text: B, because: C }]\nsteps:",
    'Nothing is chosen for “Evidence” yet. Choose one.',
  ],
  ['an empty text that is needed', 'title: Tea?', "title: ''", '“Question” is empty. Write a text.'],
  [
    'an empty link',
    'steps:',
    "navigation: { footer: { legal: [{ id: terms, label: Terms, to: '' }] } }\nsteps:",
    '“Target” is empty. Begin it with / for a page of this site, with https:// or with mailto:.',
  ],
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
    'Nothing is chosen for “Question” yet. Choose one.',
  ],
  [
    'nothing chosen where an id is written',
    'sections:',
    "badges: [{ id: night, title: Night }]\ntips: [{ id: bed, badge: '', priority: 1, evidence: weak, title: A, text: B, because: C }]\nsections:",
    'Nothing is chosen for “Badge” yet. Choose one.',
  ],
  [
    'something chosen that is gone',
    'choice: radio',
    'choice: radio\n        when: { question: coffee, answered: true }',
    'There is no question “coffee”. Choose another one.',
  ],
  ['a setting that is missing', 'title: Tea?', '', '“Question” is missing. Write a text.'],
  [
    'an option that nobody has chosen, without a list of ids',
    'choice: radio',
    "choice: radio\n        when: { question: tea, is: [''] }",
    'Nothing is chosen for “Is one of” yet. Choose one.',
  ],
  [
    'an option that is not there',
    '        options: [{ id: a, label: A }, { id: b, label: B }]',
    `        options: [{ id: a, label: A }, { id: b, label: B }]
      - id: milk
        type: question
        choice: input
        title: Milk?
        max_length: 9
        when: { question: tea, is: [x] }`,
    'Question “Tea?” has no option “x”. Choose another one.',
  ],
  [
    'a text that shows asterisks',
    'title: Tea?',
    'title: Tea **now**?',
    'Nothing is formatted here: visitors read the asterisks around “now”.',
  ],
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

test('each setting that is missing is a problem of its field', () => {
  const tip = '{ id: bed, badge: night, evidence: weak, title: A, text: B }'
  const missing = found(base.replace('steps:', `badges: [{ id: night, title: Night }]\ntips: [${tip}]\nsteps:`))
  expect(
    missing.flatMap(({ at, help, message }) => (at?.place[0] === 'tips' ? [[at.place, message, help]] : [])),
  ).toEqual([
    [['tips', 'bed', 'priority'], '“Priority” is missing.', 'Write a number.'],
    [['tips', 'bed', 'because'], '“Reason” is missing.', 'Write a text.'],
  ])
})

test('a picture or a description that an option lacks is a problem of its field', () => {
  const options = "[{ id: a, label: A, image: 'a.svg' }, { id: b, label: B }]"
  const pictures = base
    .replace('type: question', 'type: image_question')
    .replace('[{ id: a, label: A }, { id: b, label: B }]', options)
  const places = found(pictures).flatMap(({ at, code }) =>
    code.startsWith('content/missing-') ? [[code, at?.place]] : [],
  )
  expect(places).toContainEqual(['content/missing-alt', ['sections', 'one', 'questions', 'tea', 'options', 'a', 'alt']])
  expect(places).toContainEqual([
    'content/missing-image',
    ['sections', 'one', 'questions', 'tea', 'options', 'b', 'image'],
  ])
})

test('a condition that is needed and empty is asked for', () => {
  const goal = { file: 'analysis/profile.yaml', place: ['goals', 'list', 'calm', 'when'] }
  const empty = {
    code: 'content/length',
    message: '“when” is empty.',
    help: 'Fill it in, or remove the line.',
  } as const
  const { help, message } = studioWords(packageSchemas(), new Map(), problemWith({ ...empty, at: goal }))
  expect(`${message} ${help}`).toBe('“Wanted when” has no condition yet. Add one.')
})

test('the kinds of a published step have the names of the field', () => {
  const at = { file: 'quiz.yaml', place: ['steps', 'start', 'kind'] }
  const problem = problemWith({
    code: 'content/id-kind',
    message: 'Step “start” was published as analysing on 2026-11-22, and is intro now.',
    help: 'Give the new step an id of its own and retire “start”, or make it analysing again.',
    at,
  })
  const { message } = studioWords(packageSchemas(), new Map([['quiz.yaml', parse(base) as unknown]]), problem)
  expect(message).toMatch(/was published as “[A-Z][a-z ]+” on 22 November 2026, and is “[A-Z][a-z ]+” now\.$/)
})

test('the kind of a published question is changed back, or the question is replaced', () => {
  const at = { file: 'quiz.yaml', place: ['sections', 'one', 'questions', 'tea', 'choice'] }
  const problem = problemWith({
    code: 'content/id-kind',
    message: 'Question “tea” was published as radio on 2026-11-22, and is number now.',
    help: 'Give the new question an id of its own and retire “tea”, or make it radio again.',
    at,
  })
  const { help, message } = studioWords(packageSchemas(), new Map([['quiz.yaml', parse(base) as unknown]]), problem)
  expect(message).toBe('Question “Tea?” was published as “One answer” on 22 November 2026, and is “Number” now.')
  expect(help).toBe(
    'Undo the change, or choose “One answer” again. To ask it in another way, add a new question and delete this one.',
  )
})

test('a reason that the scores ask for cannot be removed', () => {
  const file = 'analysis/scores.yaml'
  const rule = { question: 'tea', answer: 'a', points: 1, because: '' }
  const place = ['scores', 'rest', 'rules', 0, 'because']
  const problem = problemWith({
    code: 'content/length',
    at: { file, place },
    message: '“because” is empty.',
    help: 'Write a text, or remove the line if it is not needed.',
  })
  const helpWith = (demand: readonly string[]) =>
    studioWords(packageSchemas(), new Map([[file, { demand, scores: [{ id: 'rest', rules: [rule] }] }]]), problem).help
  expect(helpWith(['because'])).toBe('Write a text.')
  expect(helpWith([])).toBe('Write a text, or remove it if it is not needed.')
})
