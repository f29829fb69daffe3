import { describe, expect, test } from 'vitest'
import { checkbox, quizOf, radio } from '#testing/samples/make-quiz.ts'
import { mirroredScores } from '#testing/samples/mirrored-scores.ts'
import type { Score, ScoreBands, ScoreRule } from '#types/content.generated.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { compileScores, valuesOf } from './scores.ts'

const model = compileQuiz(quizOf(radio('size', 's m l'), checkbox('pets', 'cat dog cow')))
const rule = (question: string, answer: string | string[], points: number): ScoreRule => ({
  question,
  answer,
  points,
  because: `Because ${question}`,
  evidence: 'weak',
})
const score: Score = {
  id: 'risk',
  label: 'Risk',
  mirror: { label: 'Safety', help: 'How safe it is.' },
  base: 20,
  key_questions: ['size', 'pets'],
  min_key_answers: 1,
  rules: [rule('size', 's', 5), rule('size', 'm', -30), rule('pets', ['cat', 'dog'], 10), rule('pets', 'cow', 90)],
}
const bands: ScoreBands = {
  concern: [
    { from: 0, to: 29, colour: 'green', label: 'Low' },
    { from: 30, to: 100, colour: 'red', label: 'High' },
  ],
  condition: [
    { from: 0, to: 70, colour: 'warning', label: 'Bad' },
    { from: 71, to: 100, colour: 'success', label: 'Good' },
  ],
}
const read = (answers: Record<string, string[]>, more: Partial<Score> = {}) => {
  const asked = new Set(model.questions.keys())
  const [first] = mirroredScores(
    compileScores(model, { scores: [{ ...score, ...more }], bands }, 'en')(answers, asked, (text) => text),
  )
  if (!first) throw new Error('There is one score')
  return first
}

describe('the sum of a mirrored score', () => {
  test.each<[string, Record<string, string[]>, number, number | null]>([
    ['nothing adds: the base', { size: ['l'] }, 20, 20],
    ['an answer adds', { size: ['s'] }, 25, 25],
    ['an answer takes away, but never below 0', { size: ['m'] }, -10, 0],
    ['one of several options', { pets: ['dog'] }, 30, 30],
    ['several options of one rule add once', { pets: ['cat', 'dog'] }, 30, 30],
    ['several rules add, but never above 100', { pets: ['cat', 'cow'] }, 120, 100],
    ['not enough answers: no number', {}, 20, null],
  ])('%s', (_, answers, sum, concern) => {
    expect(read(answers)).toMatchObject({ sum, concern, condition: concern === null ? null : 100 - concern })
  })

  test('a key question that the score does not otherwise read › still counts as a key answer', () => {
    expect(read({ size: ['s'] }, { min_key_answers: 2 }).concern).toBeNull()
    expect(read({ size: ['s'], pets: ['cat'] }, { min_key_answers: 2 }).concern).toBe(35)
  })

  test('"Prefer not to say" is no key answer', () => {
    const asking = compileQuiz(
      quizOf(
        radio('size', 's not_said', {
          options: [
            { id: 's', label: 'S' },
            { id: 'not_said', label: 'Prefer not to say', no_answer: true },
          ],
        }),
        checkbox('pets', 'cat dog cow'),
      ),
    )
    const concern = (answers: Record<string, string[]>) =>
      mirroredScores(
        compileScores(asking, { scores: [score], bands }, 'en')(
          answers,
          new Set(asking.questions.keys()),
          (text) => text,
        ),
      )[0]?.concern
    expect([concern({ size: ['not_said'] }), concern({ size: ['s'] })]).toEqual([null, 25])
  })
})

describe('the ledger', () => {
  test('entries with the most points come first, whatever their sign, and otherwise in the order of the rules', () => {
    const same = [rule('size', 's', 5), rule('pets', 'cat', -5), rule('pets', 'dog', -9)]
    const { entries } = read({ size: ['s'], pets: ['cat', 'dog'] }, { rules: same })
    expect(entries.map(({ points }) => points)).toEqual([-9, 5, -5])
  })

  test('an entry has the question, the answer and the reason', () => {
    expect(read({ pets: ['cat', 'dog', 'cow'] }).entries.at(1)).toEqual({
      question: 'pets',
      title: 'Title pets',
      answer: 'Label cat, Label dog',
      points: 10,
      because: 'Because pets',
      evidence: 'weak',
    })
  })

  test('each question that it reads is counted once', () => {
    expect(read({ pets: ['cat', 'cow'] })).toMatchObject({ answered: 1, skipped: 1 })
  })

  test('a question that is not asked is not skipped', () => {
    const branched = compileQuiz(
      quizOf(radio('size', 's m l'), checkbox('pets', 'cat dog cow', { when: { question: 'size', is: ['s'] } })),
    )
    const asked = new Set(['size'])
    const [first] = mirroredScores(
      compileScores(branched, { scores: [score], bands }, 'en')({ size: ['m'] }, asked, (text) => text),
    )
    expect(first).toMatchObject({ answered: 1, skipped: 0 })
  })
})

test('bands › the concern has the one, the condition the other, and no number has none', () => {
  expect(read({ size: ['s'] })).toMatchObject({
    concern_band: { colour: 'green', label: 'Low' },
    condition_band: { colour: 'success', label: 'Good' },
  })
  expect(read({ pets: ['dog'] })).toMatchObject({
    concern_band: { colour: 'red', label: 'High' },
    condition_band: { colour: 'warning', label: 'Bad' },
  })
  expect(read({})).toMatchObject({ concern_band: null, condition_band: null })
})

test('conditions read the concerns by id', () => {
  expect(valuesOf([read({ size: ['s'] })])).toEqual({ risk: 25 })
  expect(valuesOf([read({})])).toEqual({ risk: null })
})
