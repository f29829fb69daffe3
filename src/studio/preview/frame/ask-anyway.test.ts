import { expect, test } from 'vitest'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { openQuiz } from '#engine/quiz/state.ts'
import { isVisible } from '#engine/quiz/steps.ts'
import type { Content } from '#types/content.generated.ts'
import { askAnyway } from './ask-anyway.ts'

const option = (id: string) => ({ id, label: id })
const question = (id: string, when?: object) => ({
  id,
  type: 'question',
  choice: 'radio',
  title: id,
  options: [option('yes'), option('no')],
  ...(when && { when }),
})
const yes = { question: 'a', is: ['yes'] }
const content = {
  quiz: {
    id: 'quiz',
    steps: [
      { id: 'one', kind: 'questions', title: 'One', section: 'first' },
      { id: 'two', kind: 'questions', title: 'Two', section: 'second' },
    ],
  },
  sections: [
    { id: 'first', questions: [question('a'), question('b', yes)] },
    { id: 'second', questions: [question('c', yes), question('d', yes)] },
  ],
} as unknown as Content

const stateOf = (shown: Content) => {
  const model = compileQuiz(shown)
  return { model, state: openQuiz(model, {}) }
}

test('a step that nobody with these answers sees is shown, with all its questions', () => {
  const { content: shown, isAsked } = askAnyway(content, {}, { step: 'two', question: null })
  const { model, state } = stateOf(shown)
  expect([isAsked, isVisible(model, state, 1), [...state.asked]]).toEqual([false, true, ['a', 'c', 'd']])
})

test('a question of a step that is seen is asked, and no other', () => {
  const { content: shown, isAsked } = askAnyway(content, {}, { step: 'one', question: 'b' })
  expect([isAsked, [...stateOf(shown).state.asked]]).toEqual([false, ['a', 'b']])
})

test('what is asked anyway stays as it is', () => {
  const answers = { a: ['yes'] }
  expect(askAnyway(content, answers, { step: 'two', question: 'c' })).toEqual({ content, isAsked: true })
  expect(askAnyway(content, {}, { step: null, question: null })).toEqual({ content, isAsked: true })
})
