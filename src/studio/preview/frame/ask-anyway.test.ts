import { expect, test } from 'vitest'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { openQuiz } from '#engine/quiz/state.ts'
import { isVisible } from '#engine/quiz/steps/steps.ts'
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

test('a question that waits for one of its options to be offered is asked with all of them', () => {
  const options = ['one', 'two'].map((id) => ({ ...option(id), when: yes }))
  const [first, ...others] = content.sections
  const waiting = { ...question('e'), options }
  const dependent = { ...content, sections: [{ ...first, questions: [question('a'), waiting] }, ...others] } as Content
  const { content: shown } = askAnyway(dependent, {}, { step: 'one', question: 'e' })
  const { state } = stateOf(shown)
  expect([[...state.asked], state.unoffered.get('e') ?? []]).toEqual([['a', 'e'], []])
})

test('an information between questions is shown like a question', () => {
  const [first, ...others] = content.sections
  const information = { id: 'f', choice: 'information', title: 'F', text: 'F', when: yes }
  const informing = { ...content, sections: [{ ...first, questions: [question('a'), information] }, ...others] }
  const { content: shown, isAsked } = askAnyway(informing as Content, {}, { step: 'one', question: 'f' })
  expect([isAsked, [...stateOf(shown).state.asked]]).toEqual([false, ['a', 'f']])
})
