import type { Condition } from '#types/content.generated.ts'

/** A condition as an editor works on it: groups of lines, each of which reads one thing. */
export type ConditionGroup = {
  readonly join: Join
  readonly parts: readonly ConditionPart[]
}
export type Join = 'all' | 'any' | 'none'
export type ConditionLine = {
  readonly line: Condition
  readonly isNot: boolean
  /** What it compared with before, for as long as the form is open: the next comparison may need it again. */
  readonly kept?: { readonly is?: string[] | undefined; readonly numbers: readonly number[] }
}
export type ConditionPart = ConditionLine | ConditionGroup

export const isGroup = (part: ConditionPart): part is ConditionGroup => 'join' in part

export const noCondition: ConditionGroup = { join: 'all', parts: [] }

/** A line for which nothing is chosen yet. */
export const newLine: ConditionLine = { line: {}, isNot: false }

/** How many lines there are, also in the groups inside. */
export const linesIn = ({ parts }: ConditionGroup): number =>
  parts.reduce((sum, part) => sum + (isGroup(part) ? linesIn(part) : 1), 0)

/** A condition as the editor shows it: one group, in which every line makes one comparison. */
export const readCondition = (condition: Condition | undefined): ConditionGroup => {
  if (!condition) return noCondition
  const parts = partsOf(condition)
  const [only, second] = parts
  if (only && !second && isGroup(only)) return only
  return { join: 'all', parts }
}

/** A condition can combine several lines and groups without saying so: all of them have to hold. */
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
    // Parts that all have to hold stay together where one of them would be enough.
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

/** Every line makes one comparison, or none yet. */
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
 * The condition of a group: a single line or group without another one around it. Lines that nothing has been chosen for yet are left out;
 * undefined: there is none.
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

/** Whether a line says what is compared with what. Until then it is no part of the condition. */
export const isComplete = (line: Condition): boolean => {
  const { above, answered, at_least, at_most, below, equals, is = [], issue, profile, question, score } = line
  if (issue !== undefined) return true
  const isCompared = [above, at_least, at_most, below, equals].some((bound) => bound !== undefined)
  if (score !== undefined) return isCompared
  if (profile !== undefined) return is.length > 0
  return question !== undefined && (is.length > 0 || answered !== undefined || isCompared)
}
