/** Scores that show their own value: points on options, sums and means, ranges, bands and right answers. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { chosenOptions, type Answer, type Answers } from '#engine/quiz/answers/answers.ts'
import { anyAnswers } from '#testing/samples/any-answers.ts'
import { checkbox, number, quizOf, radio, scale } from '#testing/samples/make-quiz.ts'
import { directScores } from '#testing/samples/questionnaire.ts'
import type { DirectScore } from '#types/api.generated.ts'
import type { NumberQuestion, Option, Question, RadioQuestion, Score, ScoreRule } from '#types/content.generated.ts'
import { valuesOf } from './scores.ts'

/** Options `0` to `3` with as many points, as in the PHQ-9; or with other points, option by option. */
const item = (
  id: string,
  points: readonly (number | Option['points'])[] = [0, 1, 2, 3],
  more: Partial<RadioQuestion> = {},
) =>
  radio(id, '', {
    options: points.map((amount, at) => ({
      id: String(at),
      label: `Label ${at}`,
      ...(amount !== undefined && { points: amount }),
    })),
    ...more,
  })

const read = (questions: readonly Question[], score: Partial<Score>, answers: Answers): DirectScore => {
  const [first] = directScores(questions, [{ id: 'mood', label: 'Mood', ...score }], answers)
  return first ?? expect.fail('There is one score')
}

const nine = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((id) => item(id))
const nineAnswers = (digits: string): Answers =>
  Object.fromEntries([...digits].map((digit, at) => [nine[at]?.id ?? '', [digit]]))
const phq: Partial<Score> = {
  range: 'computed',
  direction: 'low_is_good',
  bands: [
    { from: 0, to: 4, label: 'Minimal', colour: 'green' },
    { from: 5, to: 9, label: 'Mild', colour: 'yellow' },
    { from: 10, to: 14, label: 'Moderate', colour: 'yellow', text: 'Talk to somebody.' },
    { from: 15, to: 19, label: 'Moderately severe', colour: 'red' },
    { from: 20, to: 27, label: 'Severe', colour: 'red' },
  ],
}

describe('nine items of 0 to 3 points', () => {
  test('all answered › their sum within 0 to 27, the band and its text, and an entry for each in the order of the quiz', () => {
    const score = read(nine, phq, nineAnswers('012301232'))
    expect(score).toMatchObject({
      value: 14,
      from: 0,
      to: 27,
      direction: 'low_is_good',
      base: 0,
      sum: 14,
      answered: 9,
      skipped: 0,
    })
    expect(score.band).toEqual({ label: 'Moderate', colour: 'yellow', text: 'Talk to somebody.' })
    expect(score.entries.map(({ question, points }) => `${question}${points}`).join(' ')).toBe(
      'a0 b1 c2 d3 e0 f1 g2 h3 i2',
    )
    expect(score.entries[0]).toEqual({ question: 'a', title: 'Title a', answer: 'Label 0', points: 0 })
  })

  test('one is missing › no value, unless fewer are enough', () => {
    expect(read(nine, phq, nineAnswers('01230123'))).toMatchObject({ value: null, band: null, skipped: 1 })
    expect(read(nine, { ...phq, min_answers: 8 }, nineAnswers('01230123'))).toMatchObject({ value: 12 })
    expect(read(nine, { ...phq, min_answers: 9 }, nineAnswers('01230123'))).toMatchObject({ value: null })
  })

  test('one is not asked › it is not missing', () => {
    const [first, ...others] = nine
    if (!first) throw new Error('There are nine')
    const asked = [...others, { ...first, when: { question: 'b', is: ['3'] } }]
    expect(read(asked, phq, nineAnswers('012301232'))).toMatchObject({ value: 14, answered: 8, skipped: 0 })
  })
})

test('a band begins and ends with its numbers', () => {
  const bandOf = (points: number) =>
    read([item('a', [points, 27])], { ...phq, range: { from: 0, to: 27 } }, { a: ['0'] }).band
  expect([4, 5, 9, 10, 20, 27].map((points) => bandOf(points)?.label)).toEqual([
    'Minimal',
    'Mild',
    'Mild',
    'Moderate',
    'Severe',
    'Severe',
  ])
})

test('none of its questions is asked › no value, also where it has a base', () => {
  const other = radio('other', 'yes no')
  const hidden = item('a', [1, 2], { when: { question: 'other', is: ['yes'] } })
  expect(read([other, hidden], { base: 5 }, { other: ['no'] })).toMatchObject({ value: null, answered: 0, skipped: 0 })
})

describe('points', () => {
  const no = { id: 'no', label: 'Prefer not to say', no_answer: true }

  test.each<[string, readonly Question[], Partial<Score>, Answers, Partial<DirectScore>]>([
    ['reverse-scored through its points', [item('a', [3, 2, 1, 0])], {}, { a: ['0'] }, { value: 3 }],
    ['for several scores › its own', [item('a', [{ mood: 2, other: 9 }, 0])], {}, { a: ['0'] }, { value: 2 }],
    ['only in named questions', [item('a'), item('b')], { questions: ['b'] }, { a: ['3'], b: ['1'] }, { value: 1 }],
    ['in a section', [item('a'), item('b')], { section: 'main' }, { a: ['3'], b: ['1'] }, { value: 4 }],
    [
      'beside a rule',
      [item('a')],
      { questions: ['a'], rules: [{ question: 'a', answer: '1', points: 10 }] },
      { a: ['1'] },
      { value: 11 },
    ],
    [
      'several options add up',
      [checkbox('a', '', { options: [1, 2, 4].map((points) => ({ id: `o${points}`, label: 'O', points })) })],
      {},
      { a: ['o1', 'o4'] },
      { value: 5 },
    ],
    [
      'prefer not to say gives none, and is not skipped',
      [radio('a', '', { options: [{ id: 'x', label: 'X', points: 1 }, no] })],
      {},
      { a: ['no'] },
      { value: null, entries: [], answered: 0, skipped: 0 },
    ],
    ['above the range', [item('a', [0, 9])], { range: { from: 0, to: 5 } }, { a: ['1'] }, { value: 5, sum: 9 }],
    [
      'of tenths',
      [item('a', [0.1]), item('b', [0.2])],
      { decimals: 1 },
      { a: ['0'], b: ['0'] },
      { value: 0.3, sum: 0.3 },
    ],
    [
      'mean',
      [item('a'), item('b'), item('c')],
      { combine: 'mean', range: 'computed' },
      { a: ['1'], b: ['3'], c: ['3'] },
      { value: 2.3, decimals: 1, from: 0, to: 3 },
    ],
    [
      'mean of those that are answered',
      [item('a'), item('b')],
      { combine: 'mean', min_answers: 1 },
      { b: ['3'] },
      { value: 3, answered: 1 },
    ],
    [
      'a rule alone › one answer is enough',
      [item('a'), item('b')],
      { base: 5, rules: [{ question: 'a', answer: '3', points: -2 }] },
      { a: ['3'] },
      { value: 3 },
    ],
    [
      'a rule alone, and no answer',
      [item('a')],
      { rules: [{ question: 'a', answer: '3', points: 2 }] },
      {},
      { value: null },
    ],
  ])('%s', (_, questions, score, answers, expected) => {
    expect(read(questions, score, answers)).toMatchObject(expected)
  })
})

describe('right answers', () => {
  const capital = radio('capital', 'london paris')
  const rivers = checkbox('rivers', 'thames seine tyne')
  const right = (question: RadioQuestion, ...ids: string[]) => ({
    ...question,
    options: question.options.map((option) => (ids.includes(option.id) ? { ...option, correct: true } : option)),
  })
  const questions = [right(capital, 'london'), right({ ...rivers, choice: 'radio' }, 'thames')]

  test('each gives a point, and the result shows the given and the right one', () => {
    const score = read(questions, { range: 'computed', show_answers: true, min_answers: 0 }, { capital: ['london'] })
    expect(score).toMatchObject({ value: 1, from: 0, to: 2 })
    expect(score.answers).toEqual([
      { question: 'capital', title: 'Title capital', given: 'Label london', right: 'Label london', is_right: true },
      { question: 'rivers', title: 'Title rivers', given: null, right: 'Label thames', is_right: false },
    ])
  })
})

test('right answers that are pictures › come with the pictures of both, and their descriptions', () => {
  const sign = (id: string) => ({ id, label: id, image: `signs/${id}.svg`, alt: `Sign ${id}` })
  const question = radio('sign', '', { type: 'image_question', options: [{ ...sign('a'), correct: true }, sign('b')] })
  const answersWith = (answers: Answers) => read([question], { show_answers: true, min_answers: 0 }, answers).answers
  const [a, b] = ['a', 'b'].map((id) => ({ src: `signs/${id}.svg`, alt: `Sign ${id}` }))
  expect(answersWith({ sign: ['b'] })).toMatchObject([{ given_pictures: [b], right_pictures: [a] }])
  expect(answersWith({})?.map((one) => 'given_pictures' in one)).toEqual([false])
})

describe('a right number', () => {
  const sides = number('sides', 0, 20, { unit: 'sides' })
  const scored = (rule: Partial<ScoreRule>, answer?: Answer, more: Partial<NumberQuestion> = {}) =>
    read(
      [{ ...sides, ...more }],
      { show_answers: true, min_answers: 0, rules: [{ question: 'sides', points: 1, correct: true, ...rule }] },
      answer === undefined ? {} : { sides: answer },
    ).answers

  test('is shown beside the given one, also where that is wrong or missing', () => {
    const question = { question: 'sides', title: 'Title sides', right: '8 sides' }
    expect(scored({ from: 8, to: 8 }, '8')).toEqual([{ ...question, given: '8 sides', is_right: true }])
    expect(scored({ from: 8, to: 8 }, '6')).toEqual([{ ...question, given: '6 sides', is_right: false }])
    expect(scored({ from: 8, to: 8 })).toEqual([{ ...question, given: null, is_right: false }])
  })

  test('is shown beside the words of an answer that says nothing', () => {
    const declined = { options: [{ id: 'not_said', label: 'Prefer not to say', no_answer: true }] }
    const answers = scored({ from: 8, to: 8 }, ['not_said'], declined)
    expect(answers).toMatchObject([{ given: 'Prefer not to say', is_right: false }])
  })

  test.each<[string, Partial<ScoreRule>, string]>([
    ['from a number on', { from: 8 }, '8–10'],
    ['up to a number', { to: 3 }, '1–3'],
    ['a single number', { from: 10 }, '10'],
  ])('on a scale reaches to its end › %s', (_, rule, shown) => {
    const rules = [{ question: 'pain', points: 1, correct: true, ...rule }]
    const { answers } = read([scale('pain', 1, 10)], { show_answers: true, min_answers: 0, rules }, { pain: ['9'] })
    expect(answers).toMatchObject([{ right: shown, is_right: rule.from === 8 }])
  })

  test('may be a range, and a rule without `correct` is no right answer', () => {
    expect(scored({ from: 8 }, '9')).toMatchObject([{ right: '8–20 sides', is_right: true }])
    expect(scored({ from: 8, to: 8, correct: false }, '8')).toEqual([])
  })
})

describe('a question that is not asked', () => {
  const branch: Partial<Score> = { range: 'computed', show_answers: true }
  const one = { id: 'x', label: 'Label x', correct: true }
  const questions = [
    item('a'),
    radio('b', '', { options: [one], when: { question: 'a', is: ['0'] } }),
    radio('c', '', { options: [one], when: { question: 'a', is: ['1'] } }),
  ]

  test('has no right answer to show', () => {
    const { answers } = read(questions, branch, { a: ['1'], c: ['x'] })
    expect(answers?.map(({ question }) => question)).toEqual(['c'])
  })
})

test('conditions read the value by id', () => {
  const score = read(nine, phq, nineAnswers('111111111'))
  expect(valuesOf([score])).toEqual({ mood: 9 })
})

/** Any quiz of up to six questions with any points, and any score over it. */
const anyScore = fc.record({
  questions: fc.array(
    fc.record({
      points: fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 2, maxLength: 4 }),
      kind: fc.constantFrom('one', 'several', 'two at least', 'two at most', 'scale'),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  base: fc.integer({ min: -3, max: 3 }),
  combine: fc.constantFrom('sum' as const, 'mean' as const),
  min_answers: fc.option(fc.nat(2), { nil: undefined }),
})

test('any points and any answers › the value is within the computed range, and equals the sum made by hand', () => {
  fc.assert(
    fc.property(
      anyScore,
      fc.infiniteStream(fc.nat(1000)),
      ({ base, combine, min_answers, questions: made }, stream) => {
        const questions = made.map(({ kind, points }, at) => {
          const one = item(`q${at}`, points)
          if (kind === 'scale') return scale(one.id, 0, points.length - 1)
          if (kind === 'one') return one
          const limits = { 'two at least': { min_choices: 2 }, 'two at most': { max_choices: 2 }, several: {} }
          return checkbox(one.id, '', { options: one.options, ...limits[kind] })
        })
        const model = compileQuiz(quizOf(...questions))
        const [answers] = fc.sample(anyAnswers(model), { numRuns: 1, seed: stream.next().value ?? 0 })
        const score = read(
          questions,
          { base, combine, range: 'computed', section: 'main', ...(min_answers !== undefined && { min_answers }) },
          answers ?? {},
        )
        const given = made.flatMap(({ kind, points }, at) => {
          const chosen = chosenOptions(answers ?? {}, `q${at}`)
          const pointsOf = (id: string) => (kind === 'scale' ? Number(id) : (points[Number(id)] ?? 0))
          return chosen.length === 0 ? [] : [chosen.reduce((sum, id) => sum + pointsOf(id), 0)]
        })
        if (given.length < Math.max(min_answers ?? made.length, combine === 'mean' ? 1 : 0)) {
          expect(score.value).toBeNull()
          return
        }
        const total = given.reduce((sum, one) => sum + one, 0)
        const byHand = base + (combine === 'mean' ? total / Math.max(1, given.length) : total)
        expect(Math.abs((score.value ?? 0) - byHand)).toBeLessThanOrEqual(combine === 'mean' ? 0.0501 : 0)
        expect(score.value).toBeGreaterThanOrEqual(score.from)
        expect(score.value).toBeLessThanOrEqual(score.to)
      },
    ),
    { numRuns: 500 },
  )
})
