import { expect, test } from 'vitest'
import { checkbox, input, quizOf, radio } from '#testing/samples/make-quiz.ts'
import { migrateAnswers } from './draft.ts'
import { compileQuiz } from './quiz.ts'

const model = compileQuiz(quizOf(radio('size', 's m'), checkbox('pets', 'cat dog'), input('name', 5)))
const titles = { size: 'Size?', pets: 'Pets?', name: 'Name?' }

test('the same quiz › every answer stays and nothing is named', () => {
  const answers = { size: ['s'], pets: ['dog'], name: 'Ada', story: 'Once' }
  expect(migrateAnswers(model, { answers, titles })).toEqual({ answers, gone: [], changed: [] })
})

test('a question is gone › its title is named, when it had an answer', () => {
  const draft = { answers: { age: ['old'], size: ['s'] }, titles: { ...titles, age: 'Age?', hobby: 'Hobby?' } }
  expect(migrateAnswers(model, draft)).toEqual({ answers: { size: ['s'] }, gone: ['Age?'], changed: [] })
})

test('a question is new › it is among the changed ones; the free text is not', () => {
  expect(migrateAnswers(model, { answers: {}, titles: { size: 'Size?', name: 'Name?' } }).changed).toEqual(['pets'])
})

test('an option is gone › the other options stay and the question is named', () => {
  const { answers, changed } = migrateAnswers(model, { answers: { pets: ['cat', 'cow'], size: ['xl'] }, titles })
  expect(answers).toEqual({ pets: ['cat'] })
  expect(changed).toEqual(['size', 'pets'])
})

test('a text is longer than its limit, which may have become shorter › all of it stays', () => {
  const answers = { name: 'Augusta', story: 'x'.repeat(11) }
  expect(migrateAnswers(model, { answers, titles })).toEqual({ answers, gone: [], changed: [] })
})

test('a question that was gone had no title › its id is named', () => {
  expect(migrateAnswers(model, { answers: { age: ['old'] }, titles }).gone).toEqual(['age'])
})
