import type { Result, ResultProduct, ResultScore } from '#types/api.generated.ts'
import { rounded } from './score-range.ts'
import { clampedEnd, mirroredScale, shownPoints, shownScore, type ShownScore } from './shown-score.ts'

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
/** A change in labels: of one trait, or of a list of names. An empty list: the report does not have it. */
export type LabelChange = {
  readonly id: string
  readonly name: string
  readonly kind: ChangeKind
  readonly before: readonly string[]
  readonly after: readonly string[]
}
export type LabelChanges = { readonly id: string; readonly title: string; readonly rows: readonly LabelChange[] }

export type Comparison = {
  /** The reports were computed by different rules, so part of the difference may come from those. */
  readonly haveRulesChanged: boolean
  /** No part changed. */
  readonly isSame: boolean
  readonly scores: readonly ScoreChange[]
  /** By title. */
  readonly signposts: LabelChange
  /** The groups of the profile. */
  readonly groups: readonly LabelChanges[]
  readonly issues: LabelChange
  readonly goals: LabelChange
  readonly insight: LabelChange
  /** The parts of the routine. */
  readonly routine: readonly LabelChanges[]
  /** By badge. */
  readonly tips: readonly LabelChange[]
  /** By slot. */
  readonly products: readonly LabelChange[]
}

/**
 * What changed from one report to a later one of the same account, and which answers caused it. Parts are matched by id: first those
 * of the second report, in its order, then those that only the first has.
 */
export const compare = (before: Result, after: Result): Comparison => {
  const parts = {
    scores: pairById(before.scores, after.scores).map(([one, two]) => scoreChange(one, two)),
    signposts: labelChange('signposts', '', titlesOf(before.signposts), titlesOf(after.signposts)),
    groups: pairById(before.groups, after.groups).map(([one, two]) => ({
      ...headOf(one, two),
      rows: pairById(one?.traits, two?.traits).map(([first, second]) => {
        const { id, title } = headOf(first, second)
        return labelChange(id, title, labelIn(first), labelIn(second))
      }),
    })),
    issues: labelChange('issues', '', labelsOf(before.issues), labelsOf(after.issues)),
    goals: labelChange('goals', '', labelsOf(before.goals), labelsOf(after.goals)),
    insight: labelChange('insight', '', textIn(before.insight), textIn(after.insight)),
    routine: pairById(before.routine, after.routine).map(([one, two]) => ({
      ...headOf(one, two),
      rows: pairById(one?.steps, two?.steps).map(([first, second]) => {
        const { id, title } = headOf(first, second)
        return labelChange(id, title, stepIn(first), stepIn(second))
      }),
    })),
    tips: pairById(before.tips, after.tips).map(([one, two]) => {
      const { id, title } = headOf(one, two)
      return labelChange(id, title, titlesOf(one?.tips), titlesOf(two?.tips))
    }),
    products: pairById(slotsIn(before), slotsIn(after)).map(([one, two]) => {
      const { id, title } = headOf(one, two)
      return labelChange(id, title, one?.names ?? [], two?.names ?? [])
    }),
  }
  const changes: readonly { readonly kind: ChangeKind }[] = [
    ...parts.scores,
    ...parts.groups.flatMap(({ rows }) => rows),
    ...parts.routine.flatMap(({ rows }) => rows),
    ...parts.tips,
    ...parts.products,
    parts.signposts,
    parts.issues,
    parts.goals,
    parts.insight,
  ]
  return {
    haveRulesChanged: haveRulesChanged(before, after),
    isSame: changes.every(({ kind }) => kind === 'same'),
    ...parts,
  }
}

/** A result of an earlier release does not say which rules it was computed by: another content version counts as other rules. */
const haveRulesChanged = (before: Result, after: Result): boolean =>
  before.content_version !== after.content_version &&
  (before.rules_version === undefined || before.rules_version !== after.rules_version)

const scoreChange = (one: ResultScore | undefined, two: ResultScore | undefined): ScoreChange => {
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

/** The points of each question, as they change the number that is shown. */
const pointsIn = (score: ResultScore | undefined): ReadonlyMap<string, QuestionPoints> => {
  const found = new Map<string, QuestionPoints>()
  for (const entry of score?.entries ?? []) {
    const { answer, question, title } = entry
    const known = found.get(question)
    found.set(question, {
      title,
      answer: known ? `${known.answer}, ${answer}` : answer,
      points: (score ? shownPoints(score, entry) : 0) + (known?.points ?? 0),
    })
  }
  return found
}

const endOf = (scores: readonly (ResultScore | undefined)[]): 'low' | 'high' | null => {
  const ends = scores.map((score) => score && clampedEnd(score))
  return ends.find((end) => end === 'high') ?? ends.find((end) => end === 'low') ?? null
}

/** The order of the labels makes no difference. */
const labelChange = (id: string, name: string, before: readonly string[], after: readonly string[]): LabelChange => {
  const same = [...before].sort().join('\n') === [...after].sort().join('\n')
  return { id, name, kind: kindOf(before.length > 0, after.length > 0, same), before, after }
}

const kindOf = (was: boolean, is: boolean, same: boolean): ChangeKind => {
  if (was === is) return same ? 'same' : 'different'
  return is ? 'new' : 'gone'
}

type WithId = { readonly id: string }

/** Matches items by id: first all of the second list, in its order, then those that only the first has. */
const pairById = <Item extends WithId>(
  before: readonly Item[] = [],
  after: readonly Item[] = [],
): readonly (readonly [Item | undefined, Item | undefined])[] => [
  ...after.map((two) => [before.find(({ id }) => id === two.id), two] as const),
  ...before.filter(({ id }) => !after.some((two) => two.id === id)).map((one) => [one, undefined] as const),
]

type WithTitle = WithId & { readonly title: string }

const headOf = (one: WithTitle | undefined, two: WithTitle | undefined): WithTitle => ({
  id: (two ?? one)?.id ?? '',
  title: (two ?? one)?.title ?? '',
})

const titlesOf = (items: readonly WithTitle[] = []): readonly string[] => items.map(({ title }) => title)
const labelsOf = (items: readonly { readonly label: string }[]): readonly string[] => items.map(({ label }) => label)
const labelIn = (trait: { readonly label: string } | undefined): readonly string[] => (trait ? [trait.label] : [])
const textIn = (insight: { readonly text: string } | null): readonly string[] => (insight ? [insight.text] : [])
const stepIn = (step: { readonly how_often: string; readonly text: string } | undefined): readonly string[] =>
  step ? [step.how_often, step.text] : []

type SlotNames = WithTitle & { readonly names: readonly string[] }

/** As a comparison names it. */
export const productName = ({ brand, name }: Pick<ResultProduct, 'brand' | 'name'>): string => `${brand} ${name}`

const slotsIn = ({ products }: Result): readonly SlotNames[] => {
  const slots = new Map<string, SlotNames>()
  for (const product of products) {
    const { slot, slot_label } = product
    slots.set(slot, {
      id: slot,
      title: slot_label,
      names: [...(slots.get(slot)?.names ?? []), productName(product)],
    })
  }
  return [...slots.values()]
}
