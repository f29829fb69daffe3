import { expect, test } from 'vitest'
import type { QuizContent } from './quiz.ts'
import { estimatedSeconds, minutesOf } from './duration.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const options = [
  { id: 'a', label: words(59) },
  { id: 'b', label: words(60) },
]
/** 238 words, which are read in a minute, and one choice. */
const content: QuizContent = {
  quiz: {
    id: 'timed',
    steps: [
      { id: 'welcome', kind: 'intro', title: words(500) },
      { id: 'first', kind: 'questions', title: words(19), lead: words(50), section: 'first' },
    ],
  },
  sections: [
    {
      id: 'first',
      title: 'First',
      questions: [{ id: 'q', type: 'question', choice: 'radio', title: words(30), subheader: words(20), options }],
    },
  ],
}

test('a minute of reading and one choice', () => {
  expect(estimatedSeconds(content)).toBeCloseTo(60 + 2.65)
  expect(minutesOf(60 + 2.65)).toBe(2)
})

test('a text and pictures take longer than a choice', () => {
  const steps = [
    ...content.quiz.steps,
    { id: 'story', kind: 'text' as const, title: '', question: { id: 'story', title: '', max_length: 20 } },
    { id: 'pictures', kind: 'photos' as const, title: '' },
  ]
  const view = { id: 'top', title: 'Top', picture: 'a.svg', guide: '', help: '', guide_alt: '' }
  const photos = { views: [view, { ...view, id: 'back' }] }
  const longer = { ...content, quiz: { ...content.quiz, steps } }
  expect(estimatedSeconds({ ...longer, photos }) - estimatedSeconds(content)).toBeCloseTo(10 + 2 * 20)
  expect(estimatedSeconds(longer) - estimatedSeconds(content)).toBeCloseTo(10)
})

test('a quiz of a few seconds takes a minute', () => {
  expect(minutesOf(0)).toBe(1)
  expect(minutesOf(60)).toBe(1)
  expect(minutesOf(61)).toBe(2)
})
