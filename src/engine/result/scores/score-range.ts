import type { Score } from '#types/content.generated.ts'
import { clearsOthers, formatOf, type AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import type { Answer } from '#engine/quiz/answers/answers.ts'
import { subsetCount, subsetsOf } from '#engine/subsets.ts'
import { sum } from '#engine/sum.ts'
import { extremeSum } from './choice-sums.ts'
import { answersOf, numbersToTry, ruleMatches } from './rule-matches.ts'
import type { ScorePoints } from './score-points.ts'

export type Range = { readonly from: number; readonly to: number }

/** The range of a score for which the content names none, and of every mirrored score. */
export const defaultRange: Range = { from: 0, to: 100 }

/** With how many decimals the value of a score is given. A mean has one unless the content says otherwise. */
export const decimalsOf = ({ combine, decimals }: Pick<Score, 'combine' | 'decimals'>): number =>
  decimals ?? (combine === 'mean' ? 1 : 0)

/** Adding a millionth first undoes what floating point loses: 1.005 is stored as 1.00499999. */
export const rounded = (value: number, decimals: number): number => {
  const scale = 10 ** decimals
  const result = Math.round(value * scale + 1e-6) / scale
  // -0 would be shown with a minus sign.
  return result === 0 ? 0 : result
}

/** All points of a ledger, without its base. */
export const totalPoints = (entries: readonly { readonly points: number }[]): number =>
  sum(entries.map(({ points }) => points))

/** Base and points together, before rounding and limits. The sixth decimal is beyond what points have, so that 0.1 + 0.2 is 0.3. */
export const combinedPoints = (base: number, total: number, combine: 'sum' | 'mean', answered: number): number =>
  rounded(base + (combine === 'mean' ? total / Math.max(1, answered) : total), 6)

/** The value of a score: the combined points, not outside of its range, and rounded. */
export const valueWithin = (sum: number, { from, to }: Range, decimals: number): number =>
  rounded(Math.max(from, Math.min(to, sum)), decimals)

/** The range of a score: as it is written, computed, or 0 to 100. */
export const rangeOf = (points: ScorePoints, questions: ReadonlyMap<string, AnswerableQuestion>): Range => {
  const { range = defaultRange } = points.score
  return range === 'computed' ? reachableRange(points, questions) : range
}

/**
 * The lowest and the highest value that answers can reach, before the limits of the range. Conditions of questions are not followed:
 * a question with a condition may count or not, whatever the others say. Only stored answers with options that are no longer offered can
 * lead to a value outside. Without conditions and key questions, and with at most 4,096 ways to choose among the options with points of a
 * question, both ends can be reached.
 */
const reachableRange = (points: ScorePoints, questions: ReadonlyMap<string, AnswerableQuestion>): Range => {
  const decimals = decimalsOf(points.score)
  const parts = points.questions.map((id) => partOf(points, withoutRetiredOptions(questions.get(id)), id))
  const base = points.score.base ?? 0
  const [low, high] = [combined(points, parts, Math.min), combined(points, parts, Math.max)]
  return { from: rounded(base + low, decimals), to: rounded(base + high, decimals) }
}

/** A stored answer with a retired option keeps its points, limited to what the other options can reach. */
const withoutRetiredOptions = (question: AnswerableQuestion | undefined): AnswerableQuestion | undefined =>
  question && 'options' in question && question.options
    ? { ...question, options: question.options.filter(({ retired }) => !retired) }
    : question

/** What one question can add, and whether it may have no answer. */
type Part = Sums & { readonly isOptional: boolean }
/** The points that answers to a question can give: all of them (`isExact`), or bounds. */
type Sums = { readonly sums: readonly number[]; readonly isExact: boolean }

/** What one question can add to a score. `isOptional`: the score can have a value without an answer to it. */
export const partOf = (points: ScorePoints, question: AnswerableQuestion | undefined, id: string): Part => ({
  ...(question ? sumsOf(points, question) : { sums: [0], isExact: true }),
  isOptional: !points.needsAll || !points.always.has(id) || !points.ofQuestion.get(id)?.item,
})

/** The lowest (`end` is Math.min) or highest sum or mean of parts, of which optional ones may be left out. */
const combined = (points: ScorePoints, parts: readonly Part[], end: (...values: number[]) => number): number => {
  const ends = parts.map(({ isOptional, sums }) => ({ isOptional, value: end(...sums) }))
  const required = ends.filter(({ isOptional }) => !isOptional).map(({ value }) => value)
  const optional = ends
    .filter(({ isOptional }) => isOptional)
    .map(({ value }) => value)
    .sort((a, b) => (end === Math.min ? a - b : b - a))
  const needed = Math.max(0, answersNeeded(points) - required.length)
  const chosen = [...required, ...optional.slice(0, needed)]
  const others = optional.slice(needed)
  if (points.score.combine !== 'mean') return sum([...chosen, ...others.map((value) => end(value, 0))])
  // Answers from the extreme one on are added as long as they move the mean further.
  let [total, count] = [sum(chosen), chosen.length]
  for (const value of others)
    if (count === 0 || end(value, total / count) !== total / count) [total, count] = [total + value, count + 1]
  return count === 0 ? 0 : total / count
}

/** How many questions of the score have an answer whenever it has a value. Key questions are not looked at. */
const answersNeeded = ({ items, score }: ScorePoints): number =>
  score.min_answers ?? (score.key_questions === undefined && items.length === 0 ? 1 : 0)

/** More combinations than this are not enumerated: 2 to the power of 12, those of twelve options without limits. */
const maxEnumerated = 4096

const sumsOf = ({ ofQuestion }: ScorePoints, question: AnswerableQuestion): Sums => {
  const { choices, readable, takesSeveral, numbers } = formatOf(question)
  const options = (readable ?? []).filter(({ no_answer }) => !no_answer)
  const { item, rules: own = [] } = ofQuestion.get(question.id) ?? {}
  const pointsOfRules = (answer: Answer): number => totalPoints(own.filter((rule) => ruleMatches(rule, answer)))
  const pointsOf = (id: string): number => item?.points.get(id) ?? 0
  const sumOf = (chosen: readonly string[]): number => sum(chosen.map(pointsOf)) + pointsOfRules(chosen)
  if (numbers && !readable) return { sums: unique(numbersToTry(own, numbers).map(pointsOfRules)), isExact: true }
  if (!takesSeveral) return { sums: someOf(options.map(({ id }) => sumOf([id]))), isExact: true }
  const alone = options.filter(clearsOthers).map(({ id }) => sumOf([id]))
  const together = options.filter((option) => !clearsOthers(option)).map(({ id }) => id)
  const relevant = together.filter((id) => pointsOf(id) || own.some((rule) => answersOf(rule).includes(id)))
  const others = together.length - relevant.length
  const { max, min } = choices ?? { min: 1, max: Infinity }
  if (subsetCount(relevant.length, max) <= maxEnumerated) {
    const chosen = [[], ...subsetsOf(relevant, max)].filter(({ length }) => length + others >= min)
    return { sums: someOf([...alone, ...chosen.map(sumOf)]), isExact: true }
  }
  // Sound, not exact: rules that share an option cannot always be had one by one.
  const endOf = (end: typeof Math.min): number => {
    const inside = end === Math.min ? Math.max : Math.min
    const ofRules = own.filter(({ points }) => end(points, 0) === points)
    const withRules = (id: string): number =>
      pointsOf(id) + totalPoints(ofRules.filter((rule) => answersOf(rule).includes(id)))
    const best = (pointsFor: typeof pointsOf): number =>
      extremeSum(together.map(pointsFor), choices ?? { min: 0, max: Infinity }, end)
    return inside(best(pointsOf) + totalPoints(ofRules), best(withRules))
  }
  return { sums: [...alone, endOf(Math.min), endOf(Math.max)], isExact: false }
}

/** Without any, a question has no answer to choose, or limits above the number of its options, which checks report. */
const someOf = (sums: readonly number[]): readonly number[] => (sums.length > 0 ? unique(sums) : [0])

const unique = (values: readonly number[]): readonly number[] => [...new Set(values)]
