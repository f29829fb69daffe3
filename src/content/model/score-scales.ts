import type { AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import { askedItems } from '#engine/quiz/quiz.ts'
import { placedQuestions, scorePoints, type ScorePoints } from '#engine/result/scores/score-points.ts'
import {
  decimalsOf,
  defaultRange,
  partOf,
  rangeOf,
  rounded,
  valueWithin,
  type Range,
} from '#engine/result/scores/score-range.ts'
import { memoise } from '#content/memoise.ts'
import type { Content } from '#types/content.generated.ts'

/** What a score reads, and the numbers that it can have. */
export type ScoreScale = {
  readonly points: ScorePoints
  readonly range: Range
  readonly decimals: number
  /** Whether some answers lead to a value within these bounds. May be true without such answers, but is never false if there are any. */
  readonly canReach: (bounds: Range) => boolean
}
/** By the id of the score. */
export type ScoreScales = ReadonlyMap<string, ScoreScale>

export const scoreScales = memoise((content: Pick<Content, 'quiz' | 'sections' | 'scores'>): ScoreScales => {
  const conditional = new Set(askedItems(content).flatMap((item) => (item.conditional.length > 0 ? [item.id] : [])))
  const placed = placedQuestions(content.sections, (id) => conditional.has(id))
  const questions = new Map(placed.map(({ question }) => [question.id, question]))
  return new Map(
    content.scores.scores.map((score) => {
      const points = scorePoints(score, placed)
      // If a mirrored score has a range that it cannot have, only that is reported, so the default is used here.
      const range = score.mirror ? defaultRange : rangeOf(points, questions)
      const scale = { points, range, decimals: decimalsOf(score) }
      return [score.id, { ...scale, canReach: reachability(scale, questions) }]
    }),
  )
})

/** The maximum number of additions. It limits the time for a score with many questions. */
const maxAdditions = 50_000

const reachability = (
  { points, range, decimals }: Omit<ScoreScale, 'canReach'>,
  questions: ReadonlyMap<string, AnswerableQuestion>,
): ScoreScale['canReach'] => {
  // Computed on first use, because only scores with bands need it.
  let known: ScoreScale['canReach'] | undefined
  const prepare = (): ScoreScale['canReach'] => {
    const values = possibleSums(points, questions)?.map((sum) => valueWithin(sum, range, decimals))
    if (values) return ({ from, to }) => values.some((value) => value >= from && value <= to)
    // There were too many sums, so every value between the ends counts as possible.
    const computed = rangeOf({ ...points, score: { ...points.score, range: 'computed' } }, questions)
    return ({ from, to }) => from <= Math.min(range.to, computed.to) && to >= Math.max(range.from, computed.from)
  }
  return (bounds) => (known ??= prepare())(bounds)
}

/** Every possible sum of the points, with one answer for each question. null: the score is a mean, or it would take too long. */
const possibleSums = (
  points: ScorePoints,
  questions: ReadonlyMap<string, AnswerableQuestion>,
): readonly number[] | null => {
  if (points.score.combine === 'mean') return null
  let sums = new Set([points.score.base ?? 0])
  let additions = 0
  for (const id of points.questions) {
    const { sums: amounts, isExact, isOptional } = partOf(points, questions.get(id), id)
    const added = isOptional ? [0, ...amounts] : amounts
    additions += sums.size * added.length
    if (!isExact || additions > maxAdditions) return null
    const next = new Set<number>()
    for (const sum of sums) for (const amount of added) next.add(rounded(sum + amount, 2))
    sums = next
  }
  return [...sums]
}
