import type { ResultScore } from '#types/api.generated.ts'
import { rounded } from '#engine/result/scores/score-range.ts'
import {
  clampedEnd,
  mirroredScale,
  shownPoints,
  shownScore,
  type ShownScore,
} from '#engine/result/scores/shown-score.ts'

/** `new`: only the second report has it. `gone`: only the first one has it. */
export type ChangeKind = 'same' | 'different' | 'new' | 'gone'

/** What the answers to one question changed in a score. */
export type ChangeReason = {
  readonly question: string
  readonly title: string
  /** The answers that gave points, as they were shown. null: no answer to this question gave points. */
  readonly before: string | null
  readonly after: string | null
  /** The change of the number that comes from this question. */
  readonly points: number
}
export type ScoreChange = {
  readonly id: string
  readonly name: string
  readonly direction: ShownScore['direction']
  readonly decimals: number
  /** The ends of the scale, of the later report. */
  readonly from: number
  readonly to: number
  /** Mirrored scores have a note of their own for sums beyond an end. */
  readonly isMirrored: boolean
  readonly kind: ChangeKind
  readonly before: number | null
  readonly after: number | null
  /** Of the later report. null: it has no value, or the score no bands. */
  readonly band: ShownScore['band']
  /** after - before. null: the score is unknown or missing in one of the reports, or has another scale there. */
  readonly difference: number | null
  readonly reasons: readonly ChangeReason[]
  /** One of the sums was limited to this end of the scale, so the reasons do not add up to `difference`. */
  readonly clampedAt: 'low' | 'high' | null
}
/** Of one of the two reports a score may be missing. */
export const scoreChange = (one: ResultScore | undefined, two: ResultScore | undefined): ScoreChange => {
  const [old, now] = [one && shownScore(one), two && shownScore(two)]
  const [before, after] = [old?.value ?? null, now?.value ?? null]
  const scale = now ?? old ?? { name: '', isMirrored: true, ...mirroredScale }
  const isComparable = old !== undefined && now !== undefined && hasSameScale(old, now)
  const difference = !isComparable || before === null || after === null ? null : rounded(after - before, scale.decimals)
  const reasons = difference === null ? [] : reasonsOf(pointsIn(one), pointsIn(two))
  const isSame = before === after && (isComparable || after === null) && reasons.length === 0
  return {
    id: (two ?? one)?.id ?? '',
    name: scale.name,
    direction: scale.direction,
    decimals: scale.decimals,
    from: scale.from,
    to: scale.to,
    isMirrored: scale.isMirrored,
    kind: kindOf(one !== undefined, two !== undefined, isSame),
    before,
    after,
    band: after === null ? null : (now?.band ?? null),
    difference,
    reasons,
    clampedAt: difference === null || reasons.length === 0 ? null : endOf([one, two]),
  }
}

/** The content may have given the score another scale between the two reports: equal numbers are not the same then. */
const hasSameScale = (one: ShownScore, two: ShownScore): boolean =>
  one.from === two.from && one.to === two.to && one.isMirrored === two.isMirrored

/**
 * One reason for each question, because a score may read a question with several rules. The largest change first. An answer that is
 * the same in both has none, also when it gives other points: a mean has another number of answers, or the rules have changed.
 */
const reasonsOf = (
  one: ReadonlyMap<string, QuestionPoints>,
  two: ReadonlyMap<string, QuestionPoints>,
): readonly ChangeReason[] =>
  [...new Set([...one.keys(), ...two.keys()])]
    .map((question) => {
      const old = one.get(question)
      const now = two.get(question)
      const points = rounded((now?.points ?? 0) - (old?.points ?? 0), 2)
      const title = now?.title ?? old?.title ?? question
      return { question, title, before: old?.answer ?? null, after: now?.answer ?? null, points }
    })
    .filter(({ after, before, points }) => points !== 0 && after !== before)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))

type QuestionPoints = { readonly title: string; readonly answer: string; readonly points: number }

/**
 * The points of each question, as they change the number that is shown. Several rules may give points for the same answer, such as a
 * number, which is told once.
 */
const pointsIn = (score: ResultScore | undefined): ReadonlyMap<string, QuestionPoints> => {
  const found = new Map<string, QuestionPoints & { readonly answers: ReadonlySet<string> }>()
  for (const entry of score?.entries ?? []) {
    const { answer, question, title } = entry
    const known = found.get(question)
    const answers = new Set([...(known?.answers ?? []), answer])
    found.set(question, {
      title,
      answers,
      answer: [...answers].join(', '),
      points: (score ? shownPoints(score, entry) : 0) + (known?.points ?? 0),
    })
  }
  return found
}

const endOf = (scores: readonly (ResultScore | undefined)[]): 'low' | 'high' | null => {
  const ends = scores.map((score) => score && clampedEnd(score))
  return ends.find((end) => end === 'high') ?? ends.find((end) => end === 'low') ?? null
}

/** @param same whether both reports have the same, if they have it */
export const kindOf = (was: boolean, is: boolean, same: boolean): ChangeKind => {
  if (was === is) return same ? 'same' : 'different'
  return is ? 'new' : 'gone'
}
