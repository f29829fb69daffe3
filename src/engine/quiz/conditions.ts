import type { Condition } from '#types/content.generated.ts'
import { answerTo, type Answers } from './answers/answers.ts'
import { ownProperty } from '#engine/own-property.ts'
import { numberOf } from './numbers/numbers.ts'

/** The ids that a condition reads, in all its lines and groups. */
export type Reads = {
  readonly questions: readonly string[]
  readonly scores: readonly string[]
  readonly profiles: readonly string[]
  readonly issues: readonly string[]
}

/**
 * What is known about a visitor. A score or profile value that could not be computed is null or absent; its line is false. The answer to a
 * number question is its canonical text (numbers.ts).
 */
export type Facts = {
  readonly answers: Answers
  readonly scores: Readonly<Record<string, number | null>>
  readonly profile: Readonly<Record<string, string | null>>
  readonly issues: ReadonlySet<string>
}

type Comparison = Pick<Condition, 'at_least' | 'at_most' | 'above' | 'below' | 'equals'>
type NumberTest = (value: number) => boolean
type Predicate = (facts: Facts) => boolean

/** A condition as a function, with what it reads, so that it is evaluated again only when one of those changes. */
export type CompiledCondition = { readonly reads: Reads; readonly holds: Predicate }

/** An empty or missing condition always holds. All lines of a condition have to hold. */
export const compileCondition = (when: Condition | undefined): CompiledCondition => {
  const lines = when ? predicatesOf(when) : []
  return { reads: when ? readsOf(when) : noReads, holds: (facts) => lines.every((holds) => holds(facts)) }
}

/** The first item whose condition holds. */
export const firstMatching = <Item>(
  list: readonly { readonly item: Item; readonly when: CompiledCondition }[],
  facts: Facts,
): Item | undefined => list.find(({ when }) => when.holds(facts))?.item

/** All items whose conditions hold, in their order. */
export const allMatching = <Item>(
  list: readonly { readonly item: Item; readonly when: CompiledCondition }[],
  facts: Facts,
): readonly Item[] => list.filter(({ when }) => when.holds(facts)).map(({ item }) => item)

/** Pairs every item with its compiled `when`, for `firstMatching` and `allMatching`. */
export const compileAll = <Item extends { readonly when?: Condition }>(items: readonly Item[]) =>
  items.map((item) => ({ item, when: compileCondition(item.when) }))

const noReads: Reads = { questions: [], scores: [], profiles: [], issues: [] }

const predicatesOf = (condition: Condition): readonly Predicate[] => {
  const { all, any, none, question, is, answered, score, at_least, at_most, profile, issue } = condition
  const compared = comparisonOf(condition)
  const lines: Predicate[] = []
  if (all) lines.push(...all.map(everyOf))
  if (any) lines.push(someOf(any))
  if (none) lines.push(not(someOf(none)))
  if (question !== undefined && is) lines.push(({ answers }) => hasOption(answers, question, is))
  if (question !== undefined && answered !== undefined)
    lines.push(({ answers }) => (answerTo(answers, question) !== undefined) === answered)
  if (question !== undefined && compared)
    lines.push(({ answers }) => {
      const value = numberOf(answerTo(answers, question))
      return value !== null && compared(value)
    })
  if (score !== undefined) lines.push(({ scores }) => isWithin(valueOf(scores, score), at_least, at_most))
  if (profile !== undefined && is) lines.push((facts) => is.includes(valueOf(facts.profile, profile) ?? ''))
  if (issue !== undefined) lines.push(({ issues }) => issues.has(issue))
  return lines
}

const everyOf = (condition: Condition): Predicate => {
  const lines = predicatesOf(condition)
  return (facts) => lines.every((holds) => holds(facts))
}

const someOf = (conditions: readonly Condition[]): Predicate => {
  const compiled = conditions.map(everyOf)
  return (facts) => compiled.some((holds) => holds(facts))
}

const not =
  (holds: Predicate): Predicate =>
  (facts) =>
    !holds(facts)

/** Whether one of the options was chosen. A text never equals an option, even if it contains an option's id. */
export const hasOption = (answers: Answers, question: string, options: readonly string[]): boolean => {
  const answer = answerTo(answers, question)
  return typeof answer === 'object' && answer.some((option) => options.includes(option))
}

/** Whether a number is inside the bounds of a line, all of which have to hold. null: the line has none. */
const comparisonOf = ({ at_least, at_most, above, below, equals }: Comparison): NumberTest | null => {
  if ([at_least, at_most, above, below, equals].every((bound) => bound === undefined)) return null
  return (value) =>
    (at_least === undefined || value >= at_least) &&
    (at_most === undefined || value <= at_most) &&
    (above === undefined || value > above) &&
    (below === undefined || value < below) &&
    (equals === undefined || value === equals)
}

const valueOf = <Value>(record: Readonly<Record<string, Value | null>>, id: string): Value | null =>
  ownProperty(record, id) ?? null

const isWithin = (value: number | null, from = -Infinity, to = Infinity): boolean =>
  value !== null && value >= from && value <= to

const readsOf = (condition: Condition): Reads => {
  const inside = [condition.all, condition.any, condition.none].flatMap((group) => group ?? []).map(readsOf)
  const merged = (own: string | undefined, pick: (reads: Reads) => readonly string[]): readonly string[] => [
    ...new Set([...(own === undefined ? [] : [own]), ...inside.flatMap(pick)]),
  ]
  return {
    questions: merged(condition.question, (reads) => reads.questions),
    scores: merged(condition.score, (reads) => reads.scores),
    profiles: merged(condition.profile, (reads) => reads.profiles),
    issues: merged(condition.issue, (reads) => reads.issues),
  }
}
