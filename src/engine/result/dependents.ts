import type { Result, ResultScore } from '#types/api.generated.ts'
import { type Analysis, type AnalysisContent, compileAnalysis } from './analysis.ts'
import { analyse } from './result.ts'
import { isKnown } from './scores/shown-score.ts'
import { isCorrectAfter, jointScores, type Withdrawal } from './scores/joint-scores.ts'
import { resultParts } from './result-parts.ts'
import { answerTo, type Answer, type Answers } from '#engine/quiz/answers/answers.ts'
import { effectiveAnswers, openQuiz } from '#engine/quiz/state.ts'

type Counts = Required<Result>['unanswered'] & { readonly answered: number }

/**
 * What of a result comes from the answers that a consent covers: what has to go when the consent is withdrawn. It is worked out with the
 * result, because later the content may have other rules. Stored as JSON: do not rename its fields.
 */
export type Dependents = {
  /** What the consent covered. */
  readonly covers: readonly string[]
  /**
   * Questions whose answers no longer count, or not as a whole: those that are covered, and those that are asked, or of which an option
   * is offered, only because of them.
   */
  readonly questions: readonly string[]
  /** Keys of parts that the other answers do not lead to. */
  readonly parts: readonly string[]
  /** How much these counts of the result change. */
  readonly counts: Counts
  /**
   * Scores with fewer answers. `unknown`: too few, or nobody could tell from the ledger what the others add up to. `unknown_without`: the
   * same, as soon as the answers to all questions of one of these lists, which other consents cover, are gone as well.
   */
  readonly scores: readonly {
    readonly id: string
    readonly answered: number
    readonly skipped: number
    readonly unknown: boolean
    readonly unknown_without?: readonly (readonly string[])[]
  }[]
}

/**
 * The rules without limits to how many tips, issues, goals and products are shown: a part stays when its own condition holds, whatever
 * else could take its place.
 */
export const compileWithoutLimits = (content: AnalysisContent): Analysis =>
  compileAnalysis({
    ...content,
    tips: { ...content.tips, show_per_badge: Infinity },
    profile: {
      ...content.profile,
      issues: { ...content.profile.issues, max: Infinity },
      goals: { ...content.profile.goals, max: Infinity },
    },
    catalogue: {
      ...content.catalogue,
      matching: { ...content.catalogue.matching, per_slot: Infinity, max_total: Infinity },
    },
  })

/**
 * For each of these lists of covered questions what depends on them, in the same order. A part for which the answers of any one of
 * several lists are enough depends on all of them, so it goes with the first.
 *
 * @param analysis of `compileWithoutLimits`
 * @param locked questions whose answers are not stored anyway, as for `analyse`
 */
export const dependentsOf = (
  analysis: Analysis,
  given: Answers,
  locked: ReadonlySet<string>,
  lists: readonly (readonly string[])[],
): readonly Dependents[] => {
  const whole = analyse(analysis, given, '', locked)
  const parts = resultParts(whole)
  const inEffect = Object.entries(effectiveAnswers(openQuiz(analysis.quiz, given)))
  /** What the other answers lead to, and what is gone then. */
  const without = (covers: readonly string[]) => {
    const left = Object.fromEntries(Object.entries(given).filter(([id]) => !covers.includes(id)))
    const result = analyse(analysis, left, '', new Set([...locked, ...covers]))
    const leftInEffect = effectiveAnswers(openQuiz(analysis.quiz, left))
    const leftParts = resultParts(result)
    return {
      result,
      questions: inEffect.filter(([id, answer]) => !isSameAnswer(answer, answerTo(leftInEffect, id))).map(([id]) => id),
      parts: [...parts.keys()].filter((key) => leftParts.get(key) !== parts.get(key)),
    }
  }
  const withoutEach = lists.map(without)
  const goneWithoutAll = lists.length > 1 ? without(lists.flat()).parts : []
  const jointParts = goneWithoutAll.filter((key) => withoutEach.every((one) => !one.parts.includes(key)))
  const jointlyUnknown = jointScores(analysis, given, lists, whole.scores, withoutEach)
  return withoutEach.map((withdrawal, at) => ({
    covers: lists[at] ?? [],
    questions: withdrawal.questions,
    parts: withdrawal.questions.length > 0 ? [...withdrawal.parts, ...jointParts] : withdrawal.parts,
    counts: countsBetween(whole, withdrawal.result),
    scores: scoresBetween(whole.scores, withdrawal, (id) => othersWith(at, jointlyUnknown.get(id) ?? [], lists)),
  }))
}

/** Of each set with the list at this index: the questions of its other lists. */
const othersWith = (
  at: number,
  sets: readonly (readonly number[])[],
  lists: readonly (readonly string[])[],
): readonly (readonly string[])[] =>
  sets
    .filter((set) => set.includes(at))
    .map((set) => set.filter((other) => other !== at).flatMap((other) => lists[other] ?? []))

const isSameAnswer = (one: Answer, other: Answer | undefined): boolean => JSON.stringify(one) === JSON.stringify(other)

const countsBetween = (before: Result, after: Result): Counts => {
  const [from, to] = [before.unanswered ?? none, after.unanswered ?? none]
  return {
    answered: after.answered - before.answered,
    not_applicable: to.not_applicable - from.not_applicable,
    no_consent: to.no_consent - from.no_consent,
    skipped: to.skipped - from.skipped,
  }
}
const none = { not_applicable: 0, no_consent: 0, skipped: 0 }

const scoresBetween = (
  before: readonly ResultScore[],
  withdrawal: Withdrawal,
  jointly: (score: string) => readonly (readonly string[])[],
): Dependents['scores'] =>
  before.flatMap((score, at) => {
    const left = withdrawal.result.scores[at]
    if (!left) return []
    const others = jointly(score.id)
    const changed = {
      id: score.id,
      answered: left.answered - score.answered,
      skipped: left.skipped - score.skipped,
      unknown: isKnown(score) && !isCorrectAfter(score, [withdrawal], withdrawal.result.scores),
      ...(others.length > 0 && { unknown_without: others }),
    }
    return changed.answered === 0 && changed.skipped === 0 && !changed.unknown && others.length === 0 ? [] : [changed]
  })
