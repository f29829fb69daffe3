import { expect, test } from 'vitest'
import type { ContentData } from './content-data.ts'
import { optionsOffered, questionsOf } from './questions.ts'

const file = 'quiz/sections/one.yaml'
const contentWith = (...questions: readonly object[]): ContentData => new Map([[file, { id: 'one', questions }]])

test('the numbers of a scale are called as in the quiz, the middle too', () => {
  const labels = { from: 'Never', middle: 'Neutral', to: 'Always' }
  const data = contentWith({ id: 'mood', choice: 'scale', title: 'Mood?', from: 0, to: 10, step: 5, labels })
  const [question] = questionsOf(data)
  expect(question && optionsOffered(data, question)).toEqual([
    { id: '0', label: '0 (Never)' },
    { id: '5', label: '5 (Neutral)' },
    { id: '10', label: '10 (Always)' },
  ])
})

test('the numbers of a scale that is not finished yet have no words', () => {
  const data = contentWith({ id: 'mood', choice: 'scale', title: 'Mood?', from: 1, to: 2 })
  const [question] = questionsOf(data)
  expect(question && optionsOffered(data, question)).toEqual([
    { id: '1', label: '1' },
    { id: '2', label: '2' },
  ])
})
