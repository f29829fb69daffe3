import { describe, expect, test } from 'vitest'
import { checkbox, input, quizOf, radio } from '#testing/samples/make-quiz.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { missingAnswers, withDependents } from './required.ts'
import { openQuiz } from '#engine/quiz/state.ts'

const content = quizOf(
  radio('a', 'yes no not_said', { required: true }),
  checkbox('b', 'x y', { required: { message: 'Choose at least one.' }, when: { question: 'a', is: ['yes'] } }),
  input('c', 10, { required: true }),
  input('d', 10),
)
const model = compileQuiz({
  ...content,
  quiz: {
    ...content.quiz,
    steps: content.quiz.steps.map((step) =>
      step.kind === 'text' ? { ...step, question: { ...step.question, required: true } } : step,
    ),
  },
})
const none: ReadonlySet<string> = new Set()
const missing = (answers: Parameters<typeof openQuiz>[1], withheld = none, locked = none) =>
  missingAnswers(model, openQuiz(model, answers, withheld), locked).map(({ question }) => question)

describe('which required questions are missing', () => {
  test.each([
    ['nothing is answered › all that are asked', {}, ['a', 'c', 'story']],
    ['a condition brings one', { a: ['yes'], c: 'C' }, ['b', 'story']],
    ['one that is not asked is not required', { a: ['no'], c: 'C', story: 'Once' }, []],
    ['"Prefer not to say" is an answer', { a: ['not_said'], c: 'C', story: 'Once' }, []],
    ['all are answered', { a: ['yes'], b: ['x'], c: 'C', story: 'Once' }, []],
  ])('%s', (_, answers, expected) => {
    expect(missing(answers)).toEqual(expected)
  })

  test('neither one whose consent was declined, nor one that nobody has agreed to', () => {
    expect(missing({ a: ['no'] }, new Set(['c']))).toEqual(['story'])
    expect(missing({ a: ['no'] }, none, new Set(['c']))).toEqual(['story'])
  })

  test('each with its step and its own message', () => {
    expect(missingAnswers(model, openQuiz(model, { a: ['yes'], c: 'C' }), none)).toEqual([
      { question: 'b', step: 1, message: 'Choose at least one.' },
      { question: 'story', step: 2, message: null },
    ])
  })
})

test('questions with those that read them, directly or through others', () => {
  const chain = compileQuiz(
    quizOf(
      radio('a', 'yes no'),
      radio('b', 'yes no', { when: { none: [{ question: 'a', is: ['yes'] }] } }),
      radio('c', 'yes no', { when: { question: 'b', is: ['yes'] } }),
      radio('d', 'yes no'),
    ),
  )
  expect([...withDependents(chain, ['a'])]).toEqual(['a', 'b', 'c'])
  expect([...withDependents(chain, ['d'])]).toEqual(['d'])
})
