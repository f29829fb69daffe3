import { expect, it } from 'vitest'
import { packageSchemas } from '#content/package-files.ts'
import { quizNodes } from './quiz-nodes.ts'

it('numbers the questions as the quiz does: a block of information has no number', () => {
  const questions = [
    { id: 'tea', choice: 'radio', title: 'Tea?' },
    { id: 'note', choice: 'information', title: 'Nearly done' },
    { id: 'milk', choice: 'radio', title: 'Milk?' },
  ]
  const data = new Map<string, unknown>([
    ['quiz/quiz.yaml', { id: 'small', steps: [{ id: 'all', kind: 'questions', title: 'All', section: 's' }] }],
    ['quiz/sections/s.yaml', { id: 's', title: 'S', questions }],
  ])
  const [step] = quizNodes({ data, schemas: packageSchemas() })
  expect(step?.children.slice(0, 3).map(({ label, number }) => [label, number])).toEqual([
    ['Tea?', 1],
    ['Nearly done', undefined],
    ['Milk?', 2],
  ])
})
