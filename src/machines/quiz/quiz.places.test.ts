/** Which place comes before and after another one, a few questions at a time and with all questions of a step on one page. */
import { describe, expect, test } from 'vitest'
import type { Answers } from '#engine/quiz/answers/answers.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { openQuiz } from '#engine/quiz/state.ts'
import { radio } from '#testing/samples/make-quiz.ts'
import { isPlaceShown, placeAfter, placeBefore, placeWith, startOf, type QuizPlace } from './quiz.places.ts'

const afterYes = { when: { question: 'a', is: ['yes'] as [string] } }
const begins = (title: string) => ({ group: { title } })

/** Step 0 has the groups a; b (only after yes to a); c. Step 1 asks its only question after yes to a. Step 2 has d (after yes); e. */
const model = compileQuiz({
  quiz: {
    id: 'places',
    steps: [
      { id: 'one', kind: 'questions', title: 'One', section: 'one' },
      { id: 'skipped', kind: 'questions', title: 'Skipped', section: 'skipped' },
      { id: 'two', kind: 'questions', title: 'Two', section: 'two' },
      { id: 'sending', kind: 'analysing', title: 'Sending' },
    ],
  },
  sections: [
    {
      id: 'one',
      title: 'One',
      questions: [
        radio('a', 'yes no', begins('A')),
        radio('b', 'yes no', { ...begins('B'), ...afterYes }),
        radio('c', 'yes no', begins('C')),
      ],
    },
    { id: 'skipped', title: 'Skipped', questions: [radio('s', 'yes no', afterYes)] },
    {
      id: 'two',
      title: 'Two',
      questions: [radio('d', 'yes no', { ...begins('D'), ...afterYes }), radio('e', 'yes no', begins('E'))],
    },
  ],
})

const at = (step: number, group: number, onePage = false, answers: Answers = {}) => ({
  step,
  group,
  model,
  state: openQuiz(model, answers),
  consents: [],
  view: { onePage, advances: false },
})
const yes: Answers = { a: ['yes'] }

type Row = readonly [string, visit: ReturnType<typeof at>, QuizPlace]

describe('the place before', () => {
  test.each<Row>([
    ['a group is the one before it', at(0, 1, false, yes), { step: 0, group: 0 }],
    ['a group is the last one before it that is shown', at(0, 2), { step: 0, group: 0 }],
    ['a step is the last group of the one before it', at(1, 0, false, yes), { step: 0, group: 2 }],
    ['a step is in the last one that asks something', at(2, 1), { step: 0, group: 2 }],
    ['a step on one page is the beginning of the one before it', at(2, 1, true), { step: 0, group: 0 }],
    ['a group on one page is in the step before it', at(2, 1, true, yes), { step: 1, group: 0 }],
    ['the first place is that place', at(0, 0), { step: 0, group: 0 }],
    ['the first step on one page is that step', at(0, 2, true), { step: 0, group: 2 }],
  ])('%s', (_, visit, place) => {
    expect(placeBefore(visit)).toEqual(place)
  })
})

describe('the place after', () => {
  test.each<Row>([
    ['a group is the next one', at(0, 0, false, yes), { step: 0, group: 1 }],
    ['a group is the next one that is shown', at(0, 0), { step: 0, group: 2 }],
    ['the last group is the next step', at(0, 2, false, yes), { step: 1, group: 0 }],
    [
      'the last group is the first one that is shown of the next step that asks something',
      at(0, 2),
      { step: 2, group: 1 },
    ],
    ['a step on one page is the next step', at(0, 0, true), { step: 2, group: 1 }],
  ])('%s', (_, visit, place) => {
    expect(placeAfter(visit)).toEqual(place)
  })
})

test('the place of a question is its group or, while that is not shown, the first one of the step', () => {
  expect(['c', 'b', 'gone', undefined].map((question) => placeWith(at(0, 0), 0, question).group)).toEqual([2, 0, 0, 0])
  expect(placeWith(at(0, 0, false, yes), 0, 'b').group).toBe(1)
  expect(startOf(at(0, 0), 2)).toEqual({ step: 2, group: 1 })
})

test('a place is shown when its step asks something, and its group unless the step is on one page', () => {
  const shown = (visit: ReturnType<typeof at>): boolean => isPlaceShown(visit, visit)
  expect([at(0, 1), at(0, 1, true), at(0, 1, false, yes)].map(shown)).toEqual([false, true, true])
  expect([at(1, 0), at(1, 0, true), at(1, 0, false, yes), at(9, 0)].map(shown)).toEqual([false, false, true, false])
})
