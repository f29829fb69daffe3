/** What may leave the device, and what keeps it from being sent. */
import { describe, expect, test } from 'vitest'
import type { Answers } from '#engine/quiz/answers/answers.ts'
import type { ConsentChoices } from '#engine/quiz/consent.ts'
import { withheldQuestions } from '#engine/quiz/consent.ts'
import { compileQuiz, type QuizContent } from '#engine/quiz/quiz.ts'
import { openQuiz } from '#engine/quiz/state.ts'
import { input, radio } from '#testing/samples/make-quiz.ts'
import { tinyInput } from '#testing/samples/tiny-quiz.ts'
import { initialContext, type QuizContext } from './quiz.context.ts'
import {
  blockingAnswers,
  isNothingSendable,
  missingIn,
  sendableAnswers,
  sendablePhotos,
  undecidedConsents,
} from './quiz.sendable.ts'

const other = { id: 'other', label: 'Other', text: { label: 'Which?', max_length: 3 } }
const content: QuizContent = {
  quiz: {
    id: 'sendable',
    steps: [
      { id: 'first', kind: 'questions', title: 'First', section: 'first' },
      { id: 'photos', kind: 'photos', title: 'Photos', when: { question: 'size', is: ['small', 'other'] } },
      { id: 'story', kind: 'text', title: 'Story', question: { id: 'story', title: 'A story?', max_length: 3 } },
      { id: 'sending', kind: 'analysing', title: 'Sending' },
    ],
  },
  sections: [
    {
      id: 'first',
      title: 'First',
      questions: [
        radio('size', '', { options: [{ id: 'small', label: 'Small' }, { id: 'big', label: 'Big' }, other] }),
        input('name', 3, { required: true, when: { question: 'size', is: ['small', 'other'] } }),
      ],
    },
  ],
}
const model = compileQuiz(content)
const consents = [
  { id: 'names', version: 1, step: 'first', covers: ['name'], heading: 'Names' },
  { id: 'pictures', version: 1, step: 'photos', covers: ['photos'], heading: 'Pictures' },
]
const choice = (made: 'agreed' | 'declined') => ({ choice: made, version: 1, words: '', at: '2026-11-21T10:00:00Z' })
const all: ConsentChoices = { names: choice('agreed'), pictures: choice('agreed') }

const contextOf = (answers: Answers, choices: ConsentChoices = all, photos: readonly string[] = []): QuizContext => ({
  ...initialContext({ ...tinyInput(), model, consents }),
  state: openQuiz(model, answers, withheldQuestions(consents, choices)),
  choices,
  photos,
})

describe('what blocks the sending', () => {
  test('comes in the order of the steps', () => {
    const answers = { story: 'Long', size: ['other'], name: 'Long', 'size/other': 'Long' }
    expect(blockingAnswers(contextOf(answers)).map(({ question, step }) => [question, step])).toEqual([
      ['name', 0],
      ['size/other', 0],
      ['story', 2],
    ])
  })

  test('has the title of its question, also when it is the text of an option', () => {
    const answers = { size: ['other'], 'size/other': 'Long' }
    expect(blockingAnswers(contextOf(answers)).map(({ title }) => title)).toEqual(['Title size'])
  })

  test('is nothing that is not sent', () => {
    expect(blockingAnswers(contextOf({ size: ['big'], name: 'Long' }))).toEqual([])
    expect(blockingAnswers(contextOf({ size: ['small'], name: 'Long' }, {}))).toEqual([])
  })
})

describe('what may leave the device', () => {
  test.each<[string, QuizContext, Answers]>([
    ['what was answered', contextOf({ size: ['small'], name: 'Ann' }), { size: ['small'], name: 'Ann' }],
    ['not what is not asked any more', contextOf({ size: ['big'], name: 'Ann' }), { size: ['big'] }],
    ['not what no consent has unlocked', contextOf({ size: ['small'], name: 'Ann' }, {}), { size: ['small'] }],
    [
      'not the text of an option that is not chosen',
      contextOf({ size: ['big'], 'size/other': 'X' }),
      { size: ['big'] },
    ],
  ])('%s', (_, context, answers) => {
    expect(sendableAnswers(context)).toEqual(answers)
  })

  test('are photos with their consent, while their step is shown', () => {
    const small = { size: ['small'] }
    expect(sendablePhotos(contextOf(small, all, ['top']))).toEqual(['top'])
    expect(sendablePhotos(contextOf(small, {}, ['top']))).toEqual([])
    expect(sendablePhotos(contextOf({ size: ['big'] }, all, ['top']))).toEqual([])
  })

  test('is nothing without an answer and a photo', () => {
    expect(isNothingSendable(contextOf({}))).toBe(true)
    expect(isNothingSendable(contextOf({ size: ['big'] }))).toBe(false)
  })
})

test('a required question misses an answer only where that would be sent', () => {
  const missing = (answers: Answers, choices = all) => missingIn(contextOf(answers, choices)).map((one) => one.question)
  expect([missing({ size: ['small'] }), missing({ size: ['small'] }, {}), missing({ size: ['big'] })]).toEqual([
    ['name'],
    [],
    [],
  ])
})

test('a consent is undecided as soon as there is something that it covers', () => {
  const undecided = (...visit: Parameters<typeof contextOf>) =>
    undecidedConsents(contextOf(...visit)).map(({ id }) => id)
  const small = { size: ['small'] }
  expect(undecided(small, {})).toEqual([])
  expect(undecided({ ...small, name: 'Ann' }, {}, ['top'])).toEqual(['names', 'pictures'])
  expect(undecided({ size: ['big'], name: 'Ann' }, {}, ['top'])).toEqual([])
  expect(undecided({ ...small, name: 'Ann' }, { names: choice('declined') }, ['top'])).toEqual(['pictures'])
})
