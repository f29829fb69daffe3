import type { Result, ResultScore, ResultTrait } from '#types/api.generated.ts'
import type { Content, Scores } from '#types/content.generated.ts'
import type { Dependents } from './dependents.ts'
import { keys } from './result-parts.ts'
import { combinedPoints, defaultRange, valueWithin } from './score-range.ts'
import { bandOf, conditionBandOf, ownBandOf } from './score-bands.ts'

/**
 * A stored result without what came from the answers that a consent covered. Nothing else changes and nothing new comes in, whatever the
 * content says today: its rules are only used for the band of a number that has changed, and for the label of an unknown trait.
 *
 * @param left ids of the questions whose answers are still stored
 */
export const withoutDependents = (
  result: Result,
  { questions, parts, counts, scores }: Dependents,
  { scores: today, profile }: Pick<Content, 'scores' | 'profile'>,
  left: readonly string[],
): Result => {
  const gone = new Set(parts)
  const stays = (key: string): boolean => !gone.has(key)
  return {
    ...result,
    answered: result.answered + counts.answered,
    ...(result.unanswered && { unanswered: addCounts(result.unanswered, counts) }),
    signposts: result.signposts.filter((one) => stays(keys.signpost(one))),
    insight: result.insight && stays(keys.insight(result.insight)) ? result.insight : null,
    groups: result.groups.map((group) => ({
      ...group,
      traits: group.traits.map((one) =>
        stays(keys.trait(group, one)) ? one : unknownTrait(one, profile.unknown_label),
      ),
    })),
    scores: result.scores.map((score) =>
      scoreWithout(
        score,
        questions,
        scores.find(({ id }) => id === score.id),
        today,
        left,
      ),
    ),
    issues: result.issues.filter((one) => stays(keys.issue(one))),
    goals: result.goals.filter((one) => stays(keys.goal(one))),
    routine: result.routine.map((part) => ({
      ...part,
      steps: part.steps.filter((one) => stays(keys.step(part, one))),
    })),
    tips: result.tips.map((badge) => ({ ...badge, tips: badge.tips.filter((one) => stays(keys.tip(badge, one))) })),
    products: result.products
      .filter((one) => stays(keys.product(one)))
      .map((one) => ({
        ...one,
        reasons: one.reasons.filter((text) => stays(keys.sentence(one, text))),
        doubts: one.doubts.filter((text) => stays(keys.sentence(one, text))),
        // Each belongs to the doubt in its place, and names the same answer.
        ...(one.cautions && {
          cautions: one.cautions.filter((_, at) => stays(keys.sentence(one, one.doubts[at] ?? ''))),
        }),
      })),
    unfilled: result.unfilled.filter((one) => stays(keys.unfilled(one))),
  }
}

const addCounts = (before: Required<Result>['unanswered'], counts: Dependents['counts']) => ({
  not_applicable: before.not_applicable + counts.not_applicable,
  no_consent: before.no_consent + counts.no_consent,
  skipped: before.skipped + counts.skipped,
})

const unknownTrait = ({ id, title, help, note }: ResultTrait, label: string): ResultTrait => ({
  id,
  title,
  ...(help === undefined ? {} : { help }),
  value: null,
  label,
  ...(note === undefined ? {} : { note }),
})

/** The ledger says what each answer has added, so the sum of the other entries is the score without these answers. */
const scoreWithout = (
  score: ResultScore,
  questions: readonly string[],
  change: Dependents['scores'][number] | undefined,
  today: Scores,
  left: readonly string[],
): ResultScore => {
  const entries = score.entries.filter(({ question }) => !questions.includes(question))
  if (entries.length === score.entries.length && !change) return score
  const rule = today.scores.find(({ id }) => id === score.id)
  const areTooFew =
    change?.unknown || change?.unknown_without?.some((others) => !others.some((question) => left.includes(question)))
  const total = entries.reduce((sum, { points }) => sum + points, 0)
  const counted = {
    answered: score.answered + (change?.answered ?? 0),
    skipped: score.skipped + (change?.skipped ?? 0),
  }
  if ('condition' in score) {
    const sum = combinedPoints(score.base, total, 'sum', 0)
    const concern = score.concern === null || areTooFew ? null : valueWithin(sum, defaultRange, 0)
    const condition = concern === null ? null : 100 - concern
    return {
      ...score,
      entries,
      sum,
      concern,
      condition,
      ...(concern !== score.concern && {
        concern_band: bandOf(today.bands?.concern ?? [], concern),
        condition_band: conditionBandOf(today.bands, rule?.mirror?.phrases, condition),
      }),
      ...counted,
    }
  }
  const sum = combinedPoints(score.base, total, score.combine, counted.answered)
  // Records of earlier releases do not say that several consents together leave too few answers. There is no mean of none.
  const isUnknown = areTooFew || (score.combine === 'mean' && counted.answered <= 0)
  const value = score.value === null || isUnknown ? null : valueWithin(sum, score, score.decimals)
  const { bands = [] } = rule ?? {}
  const { answers, ...rest } = score
  return {
    ...rest,
    entries,
    sum,
    value,
    ...(value !== score.value && { band: ownBandOf(bands, value) }),
    ...counted,
    ...(answers && { answers: answers.filter(({ question }) => !questions.includes(question)) }),
  }
}
