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
