import { expect, test } from 'vitest'
import type { QuizContent } from '#engine/quiz/quiz.ts'
import { estimatedSeconds, minVisits, measuredSeconds, minutesOf } from './duration.ts'

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

test('a language without spaces between words is read by its characters', () => {
  const read = (title: string) =>
    estimatedSeconds({
      quiz: { id: 'q', steps: [{ id: 'a', kind: 'text', title, question: { id: 's', title: '', max_length: 20 } }] },
      sections: [],
    })
  expect(read('髪の毛の状態を'.repeat(60)) - read('')).toBeCloseTo(84)
  expect(read(`${'髪'.repeat(150)} two words`) - read('')).toBeCloseTo(30 + (2 * 60) / 238)
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

test('finished quizzes are measured by their median, as soon as there are enough', () => {
  const visits = Array.from({ length: minVisits }, (_, at) => 400 + ((at * 7) % minVisits))
  expect(measuredSeconds(visits)).toBe(425)
  expect(measuredSeconds(visits.slice(1))).toBeNull()
  expect(measuredSeconds([])).toBeNull()
})

test('visitors who press through, or leave the quiz open, do not change the measurement', () => {
  const usual = Array.from({ length: minVisits }, () => 431)
  const odd = Array.from({ length: 20 }, () => [0, 86_400]).flat()
  expect(measuredSeconds([...usual, ...odd])).toBe(431)
})
