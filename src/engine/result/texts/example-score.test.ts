import { describe, expect, it } from 'vitest'
import { acceptAnswers } from '#engine/quiz/answers/answers.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { quizOf, radio } from '#testing/samples/make-quiz.ts'
import type { Score } from '#types/content.generated.ts'
import { exampleScore, runningValues } from './example-score.ts'

const quiz = quizOf(
  radio('feel', 'dry soft'),
  radio('heat', 'daily never'),
  radio('tool', 'iron dryer', { when: { question: 'heat', is: ['daily'] } }),
)
const dryness: Score = {
  id: 'dryness',
  label: 'Dryness',
  mirror: { label: 'Moisture', help: 'How moist.' },
  base: 25,
  key_questions: ['feel', 'heat'],
  min_key_answers: 1,
  rules: [
    { question: 'feel', answer: 'dry', points: 16, because: 'It feels dry.' },
    { question: 'heat', answer: 'never', points: -2, because: 'No heat.' },
    { question: 'tool', answer: 'iron', points: 4, because: 'Irons are hot.' },
  ],
}
const damage: Score = { ...dryness, id: 'damage', mirror: { label: 'Condition', help: 'How whole.' }, base: 9 }
const content = { ...quiz, scores: { scores: [damage, dryness] }, site: { locale: 'en-GB' } }
const exampleOf = (given: Readonly<Record<string, readonly string[]>>, id = 'dryness') =>
  exampleScore(content, id, acceptAnswers(compileQuiz(quiz), given).answers)
const scoreOf = (...given: Parameters<typeof exampleOf>) => exampleOf(...given).score

describe('the score of an example', () => {
  it('is what a result has for these answers', () => {
    expect(scoreOf({ heat: ['never'], feel: ['dry'] })).toMatchObject({
      id: 'dryness',
      name: 'Moisture',
      condition: 61,
      entries: [
        { question: 'feel', answer: 'Label dry', points: 16, because: 'It feels dry.' },
        { question: 'heat', answer: 'Label never', points: -2, because: 'No heat.' },
      ],
    })
  })

  it('ignores the answer to a question that is not asked', () => {
    const { asked, score } = exampleOf({ feel: ['dry'], tool: ['iron'] })
    expect(score?.entries.map(({ question }) => question)).toEqual(['feel'])
    expect([asked.has('feel'), asked.has('tool')]).toEqual([true, false])
  })

  it('has no value with too few answers', () => {
    expect(scoreOf({ tool: ['iron'] })).toMatchObject({ condition: null })
  })

  it('is none for a score that is not there', () => {
    expect(scoreOf({ feel: ['dry'] }, 'shine')).toBeUndefined()
  })
})

describe('the value between the lines of a ledger, in per cent of the scale', () => {
  const line = (amount: number, id = 'line') => ({ id, amount })
  it.each([
    [
      'a start has the whole bar, and each change is what it takes or adds',
      [line(100, 'start'), line(-25), line(-16), line(4)],
      { from: 0, to: 100 },
      [
        { before: 100, after: 100 },
        { before: 100, after: 75 },
        { before: 75, after: 59 },
        { before: 59, after: 63 },
      ],
    ],
    ['without a start, from 0', [line(3)], { from: 0, to: 12 }, [{ before: 0, after: 25 }]],
    [
      'beyond an end, the bar stops there',
      [line(30), line(-20)],
      { from: 0, to: 20 },
      [
        { before: 0, after: 100 },
        { before: 100, after: 50 },
      ],
    ],
    [
      'a scale that does not begin at 0',
      [line(1, 'start'), line(2)],
      { from: 1, to: 5 },
      [
        { before: 0, after: 0 },
        { before: 0, after: 50 },
      ],
    ],
    ['a scale of a single value has no length', [line(5)], { from: 5, to: 5 }, [{ before: 0, after: 0 }]],
  ])('%s', (_, lines, scale, values) => {
    expect(runningValues(lines, scale)).toEqual(values)
  })
})
