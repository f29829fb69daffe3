import type { AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import { askedItems } from '#engine/quiz/quiz.ts'
import { placedQuestions, scorePoints, type ScorePoints } from '#engine/result/score-points.ts'
import { decimalsOf, partOf, rangeOf, rounded, valueWithin, type Range } from '#engine/result/score-range.ts'
import type { Content } from '#types/content.generated.ts'

/** What a score reads, and the numbers that it can have. */
export type ScoreScale = {
  readonly points: ScorePoints
  readonly range: Range
  readonly decimals: number
  /** Whether some answers lead to a value in these bounds. Never false where there are such answers. */
  readonly canReach: (bounds: Range) => boolean
}
/** By the id of the score. */
export type ScoreScales = ReadonlyMap<string, ScoreScale>

export const scoreScales = (content: Pick<Content, 'quiz' | 'sections' | 'scores'>): ScoreScales => {
  const conditional = new Set(askedItems(content).flatMap((item) => (item.conditional.length > 0 ? [item.id] : [])))
  const placed = placedQuestions(content.sections, (id) => conditional.has(id))
  const questions = new Map(placed.map(({ question }) => [question.id, question]))
  return new Map(
    content.scores.scores.map((score) => {
      const points = scorePoints(score, placed)
      const range = rangeOf(points, questions)
      const scale = { points, range, decimals: decimalsOf(score) }
      return [score.id, { ...scale, canReach: reachability(scale, questions) }]
    }),
  )
}

/** Sums with more different values than this are not enumerated. */
const maxValues = 20_000

const reachability = (
  { points, range, decimals }: Omit<ScoreScale, 'canReach'>,
  questions: ReadonlyMap<string, AnswerableQuestion>,
): ScoreScale['canReach'] => {
  const values = possibleSums(points, questions)?.map((sum) => valueWithin(sum, range, decimals))
  // Every value between the ends is taken for possible.
  if (!values) {
    const computed = rangeOf({ ...points, score: { ...points.score, range: 'computed' } }, questions)
    return ({ from, to }) => from <= Math.min(range.to, computed.to) && to >= Math.max(range.from, computed.from)
  }
  return ({ from, to }) => values.some((value) => value >= from && value <= to)
}

/** Every sum of one possible amount for each question; null for a mean, and when there are too many. */
const possibleSums = (
  points: ScorePoints,
  questions: ReadonlyMap<string, AnswerableQuestion>,
): readonly number[] | null => {
  if (points.score.combine === 'mean') return null
  let sums = new Set([points.score.base ?? 0])
  for (const id of points.questions) {
    const { sums: amounts, isExact, isOptional } = partOf(points, questions.get(id), id)
    if (!isExact || sums.size * amounts.length > maxValues) return null
    const added = isOptional ? [0, ...amounts] : amounts
    sums = new Set([...sums].flatMap((sum) => added.map((amount) => rounded(sum + amount, 2))))
  }
  return [...sums]
}
