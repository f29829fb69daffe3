import type { Condition } from '#types/content.generated.ts'

/** A condition as the form edits it: groups of lines, each of which reads one fact. */
export type ConditionGroup = {
  readonly join: Join
  readonly parts: readonly ConditionPart[]
}
export type Join = 'all' | 'any' | 'none'
export type ConditionLine = {
  readonly line: Condition
  readonly isNot: boolean
  /** Values of earlier comparisons in this line, kept while the form is open, in case the next comparison needs them again. */
  readonly kept?: { readonly is?: string[] | undefined; readonly numbers: readonly number[] }
}
export type ConditionPart = ConditionLine | ConditionGroup

export const isGroup = (part: ConditionPart): part is ConditionGroup => 'join' in part

export const noCondition: ConditionGroup = { join: 'all', parts: [] }

/** A line in which nothing has been chosen yet. */
export const newLine: ConditionLine = { line: {}, isNot: false }

/** The lines of a group, including those of nested groups. */
export const allLines = ({ parts }: ConditionGroup): readonly ConditionLine[] =>
  parts.flatMap((part) => (isGroup(part) ? allLines(part) : [part]))

/** The view of a condition: one group, in which every line makes one comparison. */
export const readCondition = (condition: Condition | undefined): ConditionGroup => {
  if (!condition) return noCondition
  const parts = partsOf(condition)
  const [only, second] = parts
  if (only && !second && isGroup(only)) return only
  return { join: 'all', parts }
}

/** Lines and groups that are written side by side in a condition all have to hold. */
const partsOf = ({ all, any, none, ...line }: Condition): readonly ConditionPart[] => [
  ...(all ? [groupOf('all', all)] : []),
  ...(any ? [groupOf('any', any)] : []),
  ...(none ? [notOf(none)] : []),
  ...linesOf(line).map((one) => ({ line: one, isNot: false })),
]

const groupOf = (join: Join, conditions: readonly Condition[]): ConditionGroup => ({
  join,
  parts: conditions.flatMap((condition) => {
    const parts = partsOf(condition)
    // In an `any` or `none` group, the parts of one condition have to stay together, because all of them have to hold.
    return join === 'all' || parts.length < 2 ? parts : [{ join: 'all', parts }]
  }),
})

/** 'None of' one line is the line with 'not'. */
const notOf = (conditions: readonly Condition[]): ConditionPart => {
  const group = groupOf('none', conditions)
  const [only, second] = group.parts
  if (!only || second || isGroup(only) || only.isNot || !hasNot(only.line)) return group
  return { ...only, isNot: true }
}

/** Comparisons with numbers have no 'not'. */
const hasNot = ({ answered, is, issue }: Condition): boolean =>
  is !== undefined || answered !== undefined || issue !== undefined

/** A line with several comparisons becomes several lines. */
const linesOf = ({ issue, profile, question, score, ...compared }: Condition): readonly Condition[] => {
  const comparisons = comparisonsIn(compared)
  const made = comparisons.length > 0 ? comparisons : [{}]
  return [
    ...(question === undefined ? [] : made.map((one) => ({ question, ...one }))),
    ...(score === undefined ? [] : made.map((one) => ({ score, ...one }))),
    ...(profile === undefined ? [] : made.map((one) => ({ profile, ...one }))),
    ...(issue === undefined ? [] : [{ issue }]),
  ]
}

/** A lower and an upper bound are one comparison: 'is between'. */
const comparisonsIn = ({ at_least, at_most, ...others }: Condition): readonly Condition[] => {
  const limits = { ...(at_least !== undefined && { at_least }), ...(at_most !== undefined && { at_most }) }
  return [
    ...(Object.keys(limits).length > 0 ? [limits] : []),
    ...Object.entries(others).map(([comparison, value]) => ({ [comparison]: value })),
  ]
}

/**
 * The condition of a group. A single line or group is written without a group around it. Incomplete lines are left out; undefined: nothing
 * is left.
 */
export const writeCondition = ({ join, parts }: ConditionGroup): Condition | undefined => {
  const written = parts.flatMap((part) => {
    const condition = isGroup(part) ? writeCondition(part) : writtenLine(part)
    return condition ? [condition] : []
  })
  const [first, second] = written
  if (!first) return undefined
  return !second && join !== 'none' ? first : { [join]: written }
}

const writtenLine = ({ isNot, line }: ConditionLine): Condition | undefined => {
  if (!isComplete(line)) return undefined
  return isNot ? { none: [line] } : line
}

/** Whether a line says what is compared with what. Incomplete lines are not part of the condition. */
export const isComplete = (line: Condition): boolean => {
  const { above, answered, at_least, at_most, below, equals, is = [], issue, profile, question, score } = line
  if (issue !== undefined) return true
  const isCompared = [above, at_least, at_most, below, equals].some((bound) => bound !== undefined)
  if (score !== undefined) return isCompared
  if (profile !== undefined) return is.length > 0
  return question !== undefined && (is.length > 0 || answered !== undefined || isCompared)
}
