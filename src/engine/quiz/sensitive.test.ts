import { describe, expect, test } from 'vitest'
import { loadContent, loadPersonas } from '#testing/load-content.ts'
import { compileAnalysis } from '#engine/result/analysis.ts'
import { optionsOf } from './answers/answers.ts'
import { progressOf } from './steps/progress.ts'
import { analyse } from '#engine/result/result.ts'
import { openQuiz } from './state.ts'

const analysis = compileAnalysis(loadContent())
const sensitive = [...analysis.quiz.questions.values()].filter((question) => question.sensitive !== undefined)
const declining = Object.fromEntries(
  sensitive.map((question) => [
    question.id,
    optionsOf(question)
      .filter(({ no_answer, retired }) => no_answer && !retired)
      .map(({ id }) => id),
  ]),
)

describe('a visitor who prefers not to answer any sensitive question', () => {
  test('has one option for it in each', () => {
    expect(sensitive.length).toBeGreaterThan(10)
    for (const [id, options] of Object.entries(declining)) expect(options, id).toHaveLength(1)
  })

  test('counts as having answered', () => {
    const { quiz } = analysis
    const none = progressOf(quiz, openQuiz(quiz, {})).answered
    // Two of the twelve are asked only of some regions, and are done with the region.
    expect(progressOf(quiz, openQuiz(quiz, declining)).answered - none).toBe(sensitive.length)
  })

  test.each(loadPersonas())('$name has the result of somebody who skipped them', ({ answers }) => {
    const others = Object.fromEntries(Object.entries(answers).filter(([id]) => !Object.hasOwn(declining, id)))
    const skipped = analyse(analysis, others, 'v')
    const declined = analyse(analysis, { ...others, ...declining }, 'v')
    const counts = ({ answered: _, unanswered: __, scores, ...result }: typeof skipped) => ({
      ...result,
      scores: scores.map(({ answered: _a, skipped: _s, ...score }) => score),
    })
    expect(counts(declined)).toEqual(counts(skipped))
  })
})
