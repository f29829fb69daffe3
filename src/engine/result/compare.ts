/** Two reports of one person: what changed from the first to the second, and which answers did it. */
import type { LedgerEntry, Result, ResultScore } from '#types/api.generated.ts'

/** How a thing came to differ. `new` and `gone`: it stands in one report only. */
export type ChangeKind = 'same' | 'different' | 'new' | 'gone'

/** What one question did to a score. */
export type ChangeReason = {
  readonly question: string
  readonly title: string
  /** The answers that counted, as they were shown. null: nothing that counted for this score was answered. */
  readonly before: string | null
  readonly after: string | null
  /** What it did to the number that is shown: above 0 is better. */
  readonly points: number
}
export type ScoreChange = {
  readonly id: string
  readonly name: string
  readonly kind: ChangeKind
  readonly before: number | null
  readonly after: number | null
  /** after - before. null: one of them has too few answers, or is not there. */
  readonly difference: number | null
  readonly reasons: readonly ChangeReason[]
  /** One of the two sums went over an end of the scale, so the reasons say more than the numbers. */
  readonly clamped_at: 'low' | 'high' | null
}
/** Something in words: one label, or the names of a list. Empty: not there. */
export type LabelChange = {
  readonly id: string
  readonly name: string
  readonly kind: ChangeKind
  readonly before: readonly string[]
  readonly after: readonly string[]
}
export type LabelChanges = { readonly id: string; readonly title: string; readonly rows: readonly LabelChange[] }

export type Comparison = {
  /** Worked out by different rules: part of the difference may come from that. */
  readonly rules_changed: boolean
  /** Nothing in it changed, whatever the rules. */
  readonly same: boolean
  readonly scores: readonly ScoreChange[]
  /** Only whether it is said: the name of a signpost says all. */
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
  /** By the step that they serve. */
  readonly products: readonly LabelChange[]
}

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
    rules_changed: before.content_version !== after.content_version,
    same: changes.every(({ kind }) => kind === 'same'),
    ...parts,
  }
}

const scoreChange = (one: ResultScore | undefined, two: ResultScore | undefined): ScoreChange => {
  const before = one?.condition ?? null
  const after = two?.condition ?? null
  const difference = before === null || after === null ? null : after - before
  const reasons = difference === null ? [] : reasonsOf(one?.entries ?? [], two?.entries ?? [])
  return {
    id: (two ?? one)?.id ?? '',
    name: (two ?? one)?.name ?? '',
    kind: kindOf(one !== undefined, two !== undefined, before === after && reasons.length === 0),
    before,
    after,
    difference,
    reasons,
    clamped_at: difference === null || reasons.length === 0 ? null : endOf([one, two]),
  }
}

/** Question by question: a score may read one question with several rules. The largest first. */
const reasonsOf = (before: readonly LedgerEntry[], after: readonly LedgerEntry[]): readonly ChangeReason[] => {
  const one = byQuestion(before)
  const two = byQuestion(after)
  return [...new Set([...one.keys(), ...two.keys()])]
    .map((question) => {
      const old = one.get(question)
      const now = two.get(question)
      // The ledger counts signs of a concern; what is shown is turned round.
      const points = (old?.points ?? 0) - (now?.points ?? 0)
      const title = now?.title ?? old?.title ?? question
      return { question, title, before: old?.answer ?? null, after: now?.answer ?? null, points }
    })
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
}

type QuestionPoints = { readonly title: string; readonly answer: string; readonly points: number }

const byQuestion = (entries: readonly LedgerEntry[]): ReadonlyMap<string, QuestionPoints> => {
  const found = new Map<string, QuestionPoints>()
  for (const { answer, points, question, title } of entries) {
    const known = found.get(question)
    found.set(question, {
      title,
      answer: known ? `${known.answer}, ${answer}` : answer,
      points: points + (known?.points ?? 0),
    })
  }
  return found
}

/** In the numbers that are shown: a sum of concerns below 0 is a score that stays at 100. */
const endOf = (scores: readonly (ResultScore | undefined)[]): 'low' | 'high' | null => {
  const sums = scores.map((score) => score?.sum ?? 0)
  if (sums.some((sum) => sum < 0)) return 'high'
  return sums.some((sum) => sum > 100) ? 'low' : null
}

/** The same names in another order are the same. */
const labelChange = (id: string, name: string, before: readonly string[], after: readonly string[]): LabelChange => {
  const same = [...before].sort().join('\n') === [...after].sort().join('\n')
  return { id, name, kind: kindOf(before.length > 0, after.length > 0, same), before, after }
}

const kindOf = (was: boolean, is: boolean, same: boolean): ChangeKind => {
  if (was === is) return same ? 'same' : 'different'
  return is ? 'new' : 'gone'
}

type WithId = { readonly id: string }

/** The same thing of both, by its id: first all of the second, in its order, then what only the first has. */
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

const slotsIn = ({ products }: Result): readonly SlotNames[] => {
  const slots = new Map<string, SlotNames>()
  for (const { brand, name, slot, slot_label } of products)
    slots.set(slot, {
      id: slot,
      title: slot_label,
      names: [...(slots.get(slot)?.names ?? []), `${brand} ${name}`],
    })
  return [...slots.values()]
}
