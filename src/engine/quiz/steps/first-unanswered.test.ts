import { expect, test } from 'vitest'
import { input, quizOf, radio } from '#testing/samples/make-quiz.ts'
import type { Answers } from '#engine/quiz/answers/answers.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { openQuiz } from '#engine/quiz/state.ts'
import { firstUnanswered } from './first-unanswered.ts'

const model = compileQuiz(
  quizOf(radio('a', 'yes no'), input('b', 5, { when: { question: 'a', is: ['yes'] } }), radio('c', 'x')),
)

test.each<[string, Answers, readonly string[], string | undefined]>([
  ['nothing is answered › the first one', {}, [], 'a'],
  ['an answer that asks for another question', { a: ['yes'], c: ['x'] }, [], 'b'],
  ['not what does not apply', { a: ['no'] }, [], 'c'],
  ['not what is withheld', { b: 'B' }, ['a'], 'c'],
  ['not the free text', { a: ['no'], c: ['x'] }, [], undefined],
])('%s', (_, answers, withheld, question) => {
  expect(firstUnanswered(model, openQuiz(model, answers, new Set(withheld)))?.question).toBe(question)
})

test('names the step that asks it', () => {
  const first = firstUnanswered(model, openQuiz(model, {}))
  expect(model.steps[first?.step ?? -1]?.kind).toBe('questions')
})
