import { expect, test } from 'vitest'
import { compileFiles } from '#content/compile-files.ts'
import { compilerInputs } from '#content/package-files.ts'
import { valueAt, type DataPath } from '#content/write/edit.ts'
import { placeAt } from './place.ts'
import { mayBeMissing, repeatableAnswers } from './repeatable-answers.ts'

const file = 'quiz.yaml'
const options = () => [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
]
const question = (id: string, more: object = {}) => ({
  id,
  type: 'question',
  choice: 'radio',
  title: `Is it ${id}?`,
  options: options(),
  ...more,
})
const questions = (id: string) => ({ id, kind: 'questions', title: `Step ${id}`, section: id })
const consentTexts = ['heading', 'body', 'agree', 'decline', 'without']
const quiz = {
  id: 'quiz',
  option_lists: { often: options() },
  steps: [
    { id: 'start', kind: 'intro', title: 'Start' },
    { ...questions('one'), lead: 'Lead', closing: 'Closing' },
    {
      id: 'words',
      kind: 'text',
      title: 'Words',
      lead: 'Lead',
      question: { id: 'words', title: 'Words?', max_length: 9 },
    },
    { ...questions('two'), lead: 'Lead' },
    questions('four'),
    { ...questions('three'), closing: 'Closing' },
    { id: 'end', kind: 'results', title: 'End' },
  ],
  sections: [
    {
      id: 'three',
      title: 'Three',
      questions: [question('seen', { sensitive: 'health' }), question('last', { options: 'often', subheader: 'Hint' })],
    },
    {
      id: 'one',
      title: 'One',
      questions: [
        question('first'),
        { id: 'note', choice: 'information', title: 'Note', text: 'Text' },
        question('health', { sensitive: 'health' }),
        question('second', { subheader: 'Hint' }),
      ],
    },
    {
      id: 'two',
      title: 'Two',
      questions: [question('weekly', { options: 'often' }), question('covered'), question('after')],
    },
    {
      id: 'four',
      title: 'Four',
      when: { question: 'first', is: ['yes'] },
      questions: [
        question('through', {
          when: {
            any: [
              { question: 'covered', is: ['no'] },
              { question: 'after', is: ['no'] },
            ],
          },
        }),
        question('further', { when: { question: 'through', answered: true } }),
        question('offered', {
          options: [...options(), { id: 'maybe', label: 'Maybe', when: { question: 'health', is: ['yes'] } }],
        }),
        question('open', { when: { question: 'after', is: ['yes'] } }),
      ],
    },
    { id: 'unused', title: 'Unused', questions: [question('nowhere')] },
  ],
  consents: [
    {
      id: 'kept',
      version: 1,
      step: 'two',
      covers: ['covered', 'health', 'seen'],
      data: ['Data'],
      withdraw: { action: 'Withdraw', explain: 'Why', done: 'Done' },
      ...Object.fromEntries(consentTexts.map((name) => [name, 'Text'])),
    },
  ],
  insights: [{ id: 'hint', text: 'Text', when: { question: 'first', is: ['yes'] } }],
}
const ids = 'first note health second words weekly covered after through further offered open seen last'.split(' ')

/** The questions whose placeholders the compiler accepts. It tries as many in one text as the shortest text allows. */
const accepted = (path: DataPath): readonly string[] =>
  [ids.slice(0, 4), ids.slice(4, 8), ids.slice(8, 12), ids.slice(12)].flatMap((some) => {
    const changed = structuredClone(quiz)
    const text = some.map((id) => `{answer:${id}|none}`).join('')
    Object.assign(valueAt(changed, path.slice(0, -1)) as object, { [String(path.at(-1))]: text })
    const refused = problemsIn(changed).filter(({ code }) => codes.has(code))
    return some.filter((id) => !refused.some(({ message }) => message.includes(`“${id}”`)))
  })
const codes: ReadonlySet<string> = new Set(['content/answer-in-text', 'content/unknown-question'])

const problemsIn = (content: typeof quiz) => {
  const text = `# yaml-language-server: $schema=../../schemas/quiz.schema.json\n${JSON.stringify(content)}`
  const bytes = new TextEncoder().encode(text)
  return compileFiles({ name: 'c', files: [{ path: file, name: `c/${file}`, bytes }] }, compilerInputs()).problems
}

test.each<{ readonly path: DataPath }>([
  { path: ['steps', 1, 'lead'] },
  { path: ['steps', 1, 'closing'] },
  { path: ['steps', 2, 'lead'] },
  { path: ['steps', 2, 'question', 'title'] },
  { path: ['steps', 3, 'lead'] },
  { path: ['steps', 5, 'closing'] },
  { path: ['sections', 1, 'questions', 0, 'title'] },
  { path: ['sections', 1, 'questions', 0, 'options', 1, 'label'] },
  { path: ['sections', 1, 'questions', 1, 'text'] },
  { path: ['sections', 1, 'questions', 3, 'subheader'] },
  { path: ['sections', 0, 'questions', 1, 'subheader'] },
  { path: ['option_lists', 'often', 0, 'label'] },
  { path: ['insights', 0, 'text'] },
])('a text at $path.0 $path.1 $path.2 can repeat exactly the answers that the compiler accepts there', ({ path }) => {
  const found = repeatableAnswers(new Map([[file, quiz]]), file, placeAt(quiz, path))
  expect(found.map(({ id }) => id)).toEqual(accepted(path))
})

test('an answer may be missing exactly where the compiler wants a text for that', () => {
  const changed = structuredClone(quiz)
  const required = { required: true }
  const when = { question: 'first', is: ['yes'] }
  Object.assign(valueAt(changed, ['sections', 1, 'questions', 0]) as object, required)
  Object.assign(valueAt(changed, ['sections', 1, 'questions', 3]) as object, { ...required, when })
  Object.assign(valueAt(changed, ['sections', 2, 'questions', 0]) as object, required)
  Object.assign(valueAt(changed, ['steps', 3]) as object, { when })
  Object.assign(valueAt(changed, ['sections', 0, 'questions', 1]) as object, required)
  const repeatable = (folder: typeof quiz) =>
    repeatableAnswers(new Map([[file, folder]]), file, ['insights', 'hint', 'text'])
  const text = repeatable(changed).map(({ id }) => `{answer:${id}}`)
  Object.assign(valueAt(changed, ['insights', 0]) as object, { text: text.join(' ') })
  const warned = problemsIn(changed).filter(({ code }) => code === 'content/answer-fallback')
  const data = new Map([[file, changed]])
  const missing = repeatable(changed).filter((question) => mayBeMissing(data, question))
  expect(missing.map(({ id }) => id)).toEqual(['second', 'words', 'weekly', 'after', 'open'])
  expect(warned.map(({ message }) => message.split(/[“”]/)[1])).toEqual(missing.map(({ id }) => id))
})
