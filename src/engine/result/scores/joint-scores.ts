import type { Result, ResultScore } from '#types/api.generated.ts'
import { isKnown } from './shown-score.ts'
import type { Analysis } from '#engine/result/analysis.ts'
import type { Answers } from '#engine/quiz/answers/answers.ts'
import { effectiveAnswers, openQuiz } from '#engine/quiz/state.ts'
import { subsetsOf } from '#engine/subsets.ts'
import { sum } from '#engine/sum.ts'

/** By the id of a score: the smallest sets of two or more lists (their indexes in `lists`) without whose answers it is unknown. */
export type JointScores = ReadonlyMap<string, readonly (readonly number[])[]>

/** Every list doubles the number of sets. With more lists than these, a score counts as unknown without any one of them. */
export const maxLists = 8

/** What happens without the answers of one list: the questions whose entries go, and the result that the rules compute then. */
export type Withdrawal = { readonly questions: readonly string[]; readonly result: Pick<Result, 'scores'> }

/**
 * The scores that stay known without any one of these lists of covered questions, and become unknown without several of them.
 *
 * @param whole the scores with all answers
 * @param withdrawals one for each list, in the same order
 */
export const jointScores = (
  { quiz, scoresOf }: Pick<Analysis, 'quiz' | 'scoresOf'>,
  given: Answers,
  lists: readonly (readonly string[])[],
  whole: readonly ResultScore[],
  withdrawals: readonly Withdrawal[],
): JointScores => {
  const known = whole.filter(isKnown)
  const unknownWithout = (set: readonly number[]): readonly string[] => {
    const gone = new Set(set.flatMap((at) => lists[at] ?? []))
    const state = openQuiz(quiz, Object.fromEntries(Object.entries(given).filter(([id]) => !gone.has(id))))
    const left = scoresOf(effectiveAnswers(state), state.asked, (text) => text)
    const withdrawn = set.flatMap((at) => withdrawals[at] ?? [])
    return known.filter((score) => !isCorrectAfter(score, withdrawn, left)).map(({ id }) => id)
  }
  const all = lists.map((_, at) => at)
  // The usual case ends here, before the sets are looked at one by one.
  const concerned = lists.length > 1 && known.length > 0 ? unknownWithout(all) : []
  if (concerned.length === 0) return new Map()
  if (lists.length > maxLists) return new Map(concerned.map((id) => [id, all.map((at) => [at])]))
  const found = new Map<string, (readonly number[])[]>(concerned.map((id) => [id, []]))
  for (const set of setsOf(all))
    for (const id of unknownWithout(set)) {
      const smaller = found.get(id)
      if (smaller && !smaller.some((one) => one.every((at) => set.includes(at)))) smaller.push(set)
    }
  return new Map([...found].map(([id, sets]) => [id, sets.filter(({ length }) => length > 1)]))
}

/**
 * Whether the ledger still says what a score is after these withdrawals: the score is known, and the entries and counts that are left when
 * each withdrawal is applied to the record lead to it. They do not where a question loses only some of its options, where several lists
 * take the same question away, or where one goes only because several lists go.
 *
 * @param left the scores that the rules compute without the answers of all these lists
 */
export const isCorrectAfter = (
  score: ResultScore,
  withdrawals: readonly Withdrawal[],
  left: readonly ResultScore[],
): boolean => {
  const now = scoreIn(left, score)
  if (!now || !isKnown(now)) return false
  const questions = new Set(withdrawals.flatMap((one) => one.questions))
  if (score.entries.filter(({ question }) => !questions.has(question)).length !== now.entries.length) return false
  if (!('combine' in score) || score.combine !== 'mean') return true
  const answered = withdrawals.map(({ result }) => (scoreIn(result.scores, score)?.answered ?? 0) - score.answered)
  return now.answered === score.answered + sum(answered)
}

const scoreIn = (scores: readonly ResultScore[], { id }: ResultScore): ResultScore | undefined =>
  scores.find((one) => one.id === id)

/** All sets of at least one, small ones first. */
const setsOf = (places: readonly number[]): readonly (readonly number[])[] =>
  [...subsetsOf(places)].sort((a, b) => a.length - b.length)
