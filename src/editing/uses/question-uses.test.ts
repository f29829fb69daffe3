import { expect, test } from 'vitest'
import type { ContentData } from '#editing/content-data.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { questionUses } from './question-uses.ts'

const file = 'quiz.yaml'
const options = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
]
const question = { type: 'question', choice: 'radio', options }
const data: ContentData = new Map<string, unknown>([
  [
    file,
    {
      id: 'q',
      steps: [{ id: 's', kind: 'questions', title: 'Step', section: 'one' }],
      sections: [
        {
          id: 'one',
          title: 'One',
          questions: [
            { ...question, id: 'sleep', title: 'Sleep?' },
            { ...question, id: 'why', title: 'Why {answer:sleep}?', when: { question: 'sleep', is: ['a', 'b'] } },
          ],
        },
      ],
      scores: [
        {
          id: 'tired',
          label: 'Tiredness',
          key_questions: ['sleep'],
          rules: [{ question: 'sleep', answer: 'b', points: 6 }],
        },
      ],
    },
  ],
  ['analysis/scores.yaml', { not_scored: [{ question: 'sleep', because: 'It is only shown.' }] }],
])

test('a place that reads an answer is one use, with the options that it reads', () => {
  const uses = questionUses(data, readSchemas(), 'sleep', options)
  expect(uses.map(({ item, options: read, words }) => [item, words, read.map(({ label }) => label)])).toEqual([
    ['Why {answer:sleep}?', 'Asked when “Sleep?” is A or B', ['A', 'B']],
    ['Tiredness', 'Key questions', []],
    ['Tiredness', 'Gives 6 points', ['B']],
    ['Questions without points', 'Question', []],
    ['Why {answer:sleep}?', 'Is filled into Question', []],
  ])
})
