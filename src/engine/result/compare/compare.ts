import type { Result, ResultProduct } from '#types/api.generated.ts'
import { kindOf, scoreChange, type ChangeKind, type ScoreChange } from './score-change.ts'

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

/** The order of the labels makes no difference. */
const labelChange = (id: string, name: string, before: readonly string[], after: readonly string[]): LabelChange => {
  const same = [...before].sort().join('\n') === [...after].sort().join('\n')
  return { id, name, kind: kindOf(before.length > 0, after.length > 0, same), before, after }
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
export const productName = ({ brand, name }: Pick<ResultProduct, 'brand' | 'name'>): string => `${name} (${brand})`

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
