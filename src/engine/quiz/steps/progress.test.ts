import { expect, test } from 'vitest'
import { information, input, quizOf, radio } from '#testing/samples/make-quiz.ts'
import { acceptAnswers, type Answers } from '#engine/quiz/answers/answers.ts'
import { minutesFrom, minutesLeft, unansweredBefore, progressOf } from './progress.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { openQuiz } from '#engine/quiz/state.ts'
import type { TextStepQuestion } from '#types/content.generated.ts'

const model = compileQuiz(
  quizOf(radio('a', 'yes no'), radio('b', 'x'), input('c', 5, { when: { question: 'a', is: ['yes'] } })),
)

test.each<[string, Answers, readonly string[], number, number, number]>([
  ['nothing is answered', {}, [], 0, 0, 1],
  ['what waits for an open question is open, too', { b: ['x'] }, [], 1, 33, 1],
  ['what waits for a question that is withheld is done', { b: ['x'] }, ['a'], 3, 100, 0],
  ['an answer that makes a question apply', { a: ['yes'] }, [], 1, 33, 0],
  ['an answer that makes it go away', { a: ['no'] }, [], 2, 67, 0],
  ['everything that applies is answered', { a: ['no'], b: ['x'] }, [], 3, 100, 0],
  ['the free text does not count', { a: ['no'], b: ['x'], story: 'Once' }, [], 3, 100, 0],
  ['an answer that is kept but does not apply counts once', { a: ['no'], b: ['x'], c: 'C' }, [], 3, 100, 0],
  ['a question that is withheld counts as done', { a: ['no'] }, ['b'], 3, 100, 0],
])('%s', (_, answers, withheld, answered, percent, dependent) => {
  const progress = progressOf(model, openQuiz(model, answers, new Set(withheld)))
  expect(progress).toEqual({ answered, total: 3, percent, dependent })
})

test('of many questions one is open › not 100 yet', () => {
  const ids = Array.from({ length: 251 }, (_, at) => `q${at}`)
  const many = compileQuiz(quizOf(...ids.map((id) => radio(id, 'x'))))
  const percentOf = (answered: number): number =>
    progressOf(many, openQuiz(many, Object.fromEntries(ids.slice(0, answered).map((id) => [id, ['x']])))).percent
  expect([1, 250, 251].map(percentOf)).toEqual([0, 99, 100])
})

test('in a long chain of conditions each question is looked at once', () => {
  const level = (at: number) =>
    ['a', 'b'].map((side) =>
      radio(`${side}${at}`, 'yes no', {
        ...(at > 0 && { when: { any: ['a', 'b'].map((read) => ({ question: `${read}${at - 1}`, is: ['yes'] })) } }),
      }),
    )
  const chain = compileQuiz(quizOf(...Array.from({ length: 40 }, (_, at) => level(at)).flat()))
  expect(progressOf(chain, openQuiz(chain, { a0: ['no'], b0: ['no'] })).percent).toBe(100)
})

test.each<[string, Answers, readonly string[], number, number]>([
  ['what is asked and not answered', {}, [], 2, 2],
  ['not the questions of the step itself', {}, [], 1, 0],
  ['not what is answered, but what it asks for', { a: ['yes'] }, [], 2, 2],
  ['not what does not apply', { a: ['no'] }, [], 2, 1],
  ['not what is withheld', { a: ['no'] }, ['b'], 2, 0],
])('open before a step › %s', (_, answers, withheld, step, open) => {
  expect(unansweredBefore(model, openQuiz(model, answers, new Set(withheld)), step)).toBe(open)
})

test('a quiz without questions › is at 0', () => {
  const empty = compileQuiz(quizOf())
  expect(progressOf(empty, openQuiz(empty, {}))).toEqual({ answered: 0, total: 0, percent: 0, dependent: 0 })
})

test.each<[string, Pick<TextStepQuestion, 'required'>, Answers, number]>([
  ['that may be left empty is done', {}, { a: ['yes'] }, 100],
  ['that was answered is open', {}, { a: ['yes'], story: 'Once' }, 33],
  ['that is required, and empty, is open', { required: true }, { a: ['yes'] }, 33],
  ['that waits for an open question is open, too', {}, {}, 0],
])('a question that waits for a text %s', (_, more, answers, percent) => {
  const wait = { when: { question: 'story', answered: true } }
  const { quiz, sections } = quizOf(radio('a', 'yes no'), radio('b', 'x', wait), radio('c', 'x', wait))
  const steps = quiz.steps.map((step) =>
    step.kind === 'text'
      ? {
          ...step,
          when: { question: 'a', is: ['yes'] },
          question: { ...step.question, ...more },
        }
      : step,
  )
  const waiting = compileQuiz({ quiz: { ...quiz, steps }, sections })
  expect(progressOf(waiting, openQuiz(waiting, answers)).percent).toBe(percent)
})

test('a block of information is not counted, is not open, and takes no answer', () => {
  const read = compileQuiz(quizOf(information('first'), radio('a', 'yes no'), information('last')))
  const { answers, refused } = acceptAnswers(read, { a: ['yes'], first: 'words', last: ['yes'] })
  expect(answers).toEqual({ a: ['yes'] })
  expect(refused.map(({ question, reason }) => [question, reason])).toEqual([
    ['first', 'unknown_question'],
    ['last', 'unknown_question'],
  ])
  expect(progressOf(read, openQuiz(read, answers))).toEqual({ answered: 1, total: 1, percent: 100, dependent: 0 })
  expect(unansweredBefore(read, openQuiz(read, {}), 2)).toBe(1)
})

test('the minutes left are those of the open questions, rounded up, and one at least', () => {
  expect(minutesLeft(11, { answered: 0, total: 51 })).toBe(11)
  expect(minutesLeft(11, { answered: 9, total: 51 })).toBe(10)
  expect(minutesLeft(11, { answered: 51, total: 51 })).toBe(1)
  expect(minutesLeft(1, { answered: 0, total: 0 })).toBe(1)
})

test.each<[string, Answers, number, number]>([
  ['all of them, where nothing comes before', {}, 1, 9],
  ['none for what was skipped before', {}, 2, 3],
  ['none for what was answered', { a: ['yes'], b: ['x'] }, 1, 3],
])('the minutes from a step on › %s', (_, answers, step, minutes) => {
  expect(minutesFrom(9, model, openQuiz(model, answers), step)).toBe(minutes)
})
