/** Scales in scores: the number of a scale that a score names is its points. */
import { describe, expect, test } from 'vitest'
import type { Answers } from '#engine/quiz/answers/answers.ts'
import { number, radio, scale } from '#testing/samples/make-quiz.ts'
import { directScores } from '#testing/samples/questionnaire.ts'
import type { DirectScore } from '#types/api.generated.ts'
import type { Question, Score } from '#types/content.generated.ts'

const read = (questions: readonly Question[], score: Partial<Score>, answers: Answers): DirectScore => {
  const [first] = directScores(questions, [{ id: 'mood', label: 'Mood', ...score }], answers)
  return first ?? expect.fail('There is one score')
}

const item = radio('a', '', { options: [0, 1, 2, 3].map((points) => ({ id: String(points), label: 'Label', points })) })

describe('the number of a scale', () => {
  const no = { id: 'no', label: 'Prefer not to say', no_answer: true }
  const ten = scale('ten', 0, 10)
  const asked = [ten, scale('five', 1, 5), item]

  test.each<[string, Partial<Score>, Answers, Partial<DirectScore>]>([
    ['named › its points', { questions: ['ten', 'a'] }, { ten: ['7'], a: ['2'] }, { value: 9 }],
    ['in a named section › its points', { section: 'main' }, { ten: ['7'], five: ['4'], a: ['2'] }, { value: 13 }],
    ['mean', { questions: ['ten', 'five'], combine: 'mean' }, { ten: ['10'], five: ['1'] }, { value: 5.5 }],
    ['computed range', { questions: ['ten', 'five'], range: 'computed' }, {}, { value: null, from: 1, to: 15 }],
    ['computed range of a mean', { questions: ['five'], combine: 'mean', range: 'computed' }, {}, { from: 1, to: 5 }],
    [
      'beside a rule',
      { questions: ['ten'], rules: [{ question: 'ten', from: 8, points: -20 }], range: { from: -20, to: 10 } },
      { ten: ['9'] },
      { value: -11 },
    ],
    ['by a rule only', { rules: [{ question: 'ten', from: 8, points: 3 }] }, { ten: ['9'] }, { value: 3 }],
    ['not named › none', {}, { ten: ['7'], five: ['4'], a: ['2'] }, { value: 2 }],
  ])('%s', (_, score, answers, expected) => {
    expect(read(asked, score, answers)).toMatchObject(expected)
  })

  test('the ledger says what the number means', () => {
    expect(read(asked, { questions: ['ten'] }, { ten: ['10'] }).entries).toEqual([
      { question: 'ten', title: 'Title ten', answer: '10 (Very)', points: 10 },
    ])
  })

  test('prefer not to say is no answer, and not below every number', () => {
    const private_ = [{ ...ten, from: 4, options: [no] }]
    const score: Partial<Score> = { questions: ['ten'], range: 'computed' }
    expect(read(private_, score, { ten: ['no'] })).toMatchObject({ value: null, entries: [], from: 4, to: 10 })
  })

  test('a number has a unit, and gives points by rules only', () => {
    const score = read([number('age', 0, 90), item], { section: 'main' }, { age: '34', a: ['2'] })
    expect(score).toMatchObject({ value: 2, answered: 1 })
  })
})
