import type { DirectScore, MirroredScore, Result, ResultScore, ResultTrait } from '#types/api.generated.ts'
import type { Content, ScoreBand, ScoreMirror, Scores } from '#types/content.generated.ts'
import type { Dependents } from './dependents.ts'
import { keys } from './result-parts.ts'
import { combinedPoints, defaultRange, totalPoints, valueWithin } from './scores/score-range.ts'
import { mirroredValues, ownBandOf } from './scores/score-bands.ts'
import { isMirrored } from './scores/shown-score.ts'

/**
 * A stored result without what came from the answers that a consent covered. Nothing else changes and nothing new comes in, whatever the
 * content says today: its rules are only used for the band of a number that has changed, and for the label of an unknown trait.
 *
 * @param stillStored ids of the questions whose answers are still stored
 */
export const withoutDependents = (
  result: Result,
  { questions, parts, counts, scores }: Dependents,
  { scores: today, profile }: Pick<Content, 'scores' | 'profile'>,
  stillStored: readonly string[],
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
        stillStored,
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

/** What of a score is left: the ledger and the counts without the covered answers. `isUnknown`: it no longer has a value. */
type Left = Pick<ResultScore, 'entries' | 'answered' | 'skipped'> & { readonly isUnknown: boolean }

/** The ledger says what each answer has added, so the sum of the other entries is the score without these answers. */
const scoreWithout = (
  score: ResultScore,
  questions: readonly string[],
  change: Dependents['scores'][number] | undefined,
  today: Scores,
  stillStored: readonly string[],
): ResultScore => {
  const entries = score.entries.filter(({ question }) => !questions.includes(question))
  if (entries.length === score.entries.length && !change) return score
  const areGone = (others: readonly string[]): boolean => !others.some((question) => stillStored.includes(question))
  const left: Left = {
    entries,
    answered: score.answered + (change?.answered ?? 0),
    skipped: score.skipped + (change?.skipped ?? 0),
    isUnknown: change?.unknown === true || (change?.unknown_without ?? []).some(areGone),
  }
  const rule = today.scores.find(({ id }) => id === score.id)
  if (isMirrored(score)) return mirroredWithout(score, left, today.bands, rule?.mirror?.phrases)
  const answers = score.answers?.filter(({ question }) => !questions.includes(question))
  return { ...directWithout(score, left, rule?.bands), ...(answers && { answers }) }
}

/** A band is computed again only for another number: the content may have other bands today. */
const mirroredWithout = (
  score: MirroredScore,
  { isUnknown, ...left }: Left,
  bands: Scores['bands'],
  phrases: ScoreMirror['phrases'],
): MirroredScore => {
  const sum = combinedPoints(score.base, totalPoints(left.entries), 'sum', 0)
  const concern = score.concern === null || isUnknown ? null : valueWithin(sum, defaultRange, 0)
  return { ...score, ...left, sum, ...(concern !== score.concern && mirroredValues(concern, bands, phrases)) }
}

const directWithout = (
  score: DirectScore,
  { isUnknown, ...left }: Left,
  bands: readonly ScoreBand[] = [],
): DirectScore => {
  const sum = combinedPoints(score.base, totalPoints(left.entries), score.combine, left.answered)
  // Records of earlier releases do not say that several consents together leave too few answers. There is no mean of none.
  const hasNone = score.combine === 'mean' && left.answered <= 0
  const value = score.value === null || isUnknown || hasNone ? null : valueWithin(sum, score, score.decimals)
  return { ...score, ...left, sum, value, ...(value !== score.value && { band: ownBandOf(bands, value) }) }
}
