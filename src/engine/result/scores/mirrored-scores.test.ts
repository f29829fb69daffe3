/** The scores of the hair quiz against the function that computed them before scores had ranges: a frozen copy. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerTo, chosenOptions, type Answers } from '#engine/quiz/answers/answers.ts'
import { formatOf } from '#engine/quiz/question-kinds.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { effectiveAnswers, openQuiz } from '#engine/quiz/state.ts'
import { anyAnswers } from '#testing/samples/any-answers.ts'
import { loadContent } from '#testing/load-content.ts'
import type { Score, ScoreBands } from '#types/content.generated.ts'
import { compileScores } from './scores.ts'

const content = loadContent()
const model = compileQuiz(content)
/** There were no clauses before. */
const withoutPhrases = {
  ...content.scores,
  scores: content.scores.scores.map(({ mirror, ...score }) => ({
    ...score,
    ...(mirror && { mirror: { label: mirror.label, help: mirror.help } }),
  })),
}
const scoresOf = compileScores(model, withoutPhrases, content.site.locale)

const before = (score: Score, bands: ScoreBands, answers: Answers) => {
  const { base = 0, key_questions = [], min_key_answers = 0, rules = [] } = score
  const questions = [...new Set(rules.map(({ question }) => question))]
  const isAnswered = (id: string): boolean => answerTo(answers, id) !== undefined
  const entries = rules
    .flatMap(({ question: id, answer, points, because, evidence }) => {
      const question = model.questions.get(id)
      const labels = new Map((question ? (formatOf(question).readable ?? []) : []).map((one) => [one.id, one.label]))
      const counted = new Set([answer].flat())
      const chosen = chosenOptions(answers, id).filter((option) => counted.has(option))
      if (chosen.length === 0) return []
      const words = chosen.map((option) => labels.get(option) ?? option).join(', ')
      return [{ question: id, title: question?.title ?? id, answer: words, points, because, evidence }]
    })
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const sum = entries.reduce((total, { points }) => total + points, base)
  const isEnough = key_questions.filter(isAnswered).length >= min_key_answers
  const concern = isEnough ? Math.max(0, Math.min(100, sum)) : null
  const condition = concern === null ? null : 100 - concern
  const answered = questions.filter(isAnswered).length
  const bandOf = (list: ScoreBands['concern'] | ScoreBands['condition'], value: number | null) => {
    const band = value === null ? undefined : list.find(({ from, to }) => value >= from && value <= to)
    return band ? { colour: band.colour, label: band.label } : null
  }
  return {
    id: score.id,
    name: score.mirror?.label,
    concern_name: score.label,
    help: score.mirror?.help,
    concern,
    condition,
    concern_band: bandOf(bands.concern, concern),
    condition_band: bandOf(bands.condition, condition),
    base,
    entries,
    sum,
    answered,
    skipped: questions.length - answered,
  }
}

test('1,000 random answer sets › the stored form of every score is the same as before, byte for byte', () => {
  const { bands, scores } = content.scores
  if (!bands) throw new Error('The hair quiz has bands')
  fc.assert(
    fc.property(anyAnswers(model), (given) => {
      const state = openQuiz(model, given)
      const answers = effectiveAnswers(state)
      expect(JSON.stringify(scoresOf(answers, state.asked, (text) => text))).toBe(
        JSON.stringify(scores.map((score) => before(score, bands, answers))),
      )
    }),
    { numRuns: 1000 },
  )
})
