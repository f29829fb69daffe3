import { describe, expect, test } from 'vitest'
import { checkbox, input, quizOf, radio } from '#testing/samples/make-quiz.ts'
import { compileQuiz } from './quiz.ts'

const content = quizOf(
  radio('a', 'yes no'),
  checkbox('b', 'x y', { when: { question: 'a', is: ['yes'] } }),
  input('c', 5, {
    when: {
      any: [
        { question: 'a', is: ['no'] },
        { question: 'b', is: ['x'] },
      ],
    },
  }),
)

describe('a quiz', () => {
  test('its questions are counted, its free text is not', () => {
    const model = compileQuiz(content)
    expect([...model.questions.keys()]).toEqual(['a', 'b', 'c'])
    expect([...model.texts.keys()]).toEqual(['story'])
  })

  test('who depends on a question is known before anybody answers', () => {
    expect(Object.fromEntries(compileQuiz(content).readers)).toEqual({ a: ['b', 'c'], b: ['c'] })
  })

  test('a section that no step shows › is not asked', () => {
    const hidden = { id: 'hidden', title: 'Hidden', questions: [radio('z', 'yes')] }
    expect(compileQuiz({ ...content, sections: [...content.sections, hidden] }).questions.has('z')).toBe(false)
  })

  test('questions that wait for one another › are refused by name', () => {
    const circle = quizOf(
      radio('p', 'yes', { when: { question: 'q', answered: true } }),
      radio('q', 'yes', { when: { question: 'p', answered: true } }),
    )
    expect(() => compileQuiz(circle)).toThrow('These questions wait for one another: p -> q -> p')
  })
})
