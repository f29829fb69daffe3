import { isKnown } from './shown-score.ts'
import type { Analysis } from './analysis.ts'
import type { Answers } from '#engine/quiz/answers.ts'
import { effectiveAnswers, openQuiz } from '#engine/quiz/state.ts'

/** By score: the smallest sets of several lists, by their places, without whose answers it is unknown. */
export type JointScores = ReadonlyMap<string, readonly (readonly number[])[]>

/** There are twice as many sets with every list. Of more lists any one is taken to leave too few answers. */
export const maxLists = 8

/**
 * The scores that stay known without one of these lists of covered questions, and not without several of them.
 *
 * @param known ids of the scores that are known with all answers
 */
export const jointScores = (
  { quiz, scoresOf }: Pick<Analysis, 'quiz' | 'scoresOf'>,
  given: Answers,
  lists: readonly (readonly string[])[],
  known: readonly string[],
): JointScores => {
  const unknownWithout = (set: readonly number[]): readonly string[] => {
    const gone = new Set(set.flatMap((at) => lists[at] ?? []))
    const state = openQuiz(quiz, Object.fromEntries(Object.entries(given).filter(([id]) => !gone.has(id))))
    return scoresOf(effectiveAnswers(state), state.asked, (text) => text).flatMap((score) =>
      known.includes(score.id) && !isKnown(score) ? [score.id] : [],
    )
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

/** All sets of at least one, small ones first. */
const setsOf = (places: readonly number[]): readonly (readonly number[])[] =>
  places
    .reduce<readonly (readonly number[])[]>((sets, at) => [...sets, ...sets.map((set) => [...set, at])], [[]])
    .filter(({ length }) => length > 0)
    .sort((a, b) => a.length - b.length)
