import type { Condition } from '#types/content.generated.ts'
import type { ConditionLine } from './condition-view.ts'

/** How the answer or value that a line reads is compared. */
export type Relation =
  | 'is'
  | 'is_not'
  | 'answered'
  | 'not_answered'
  | 'at_least'
  | 'at_most'
  | 'between'
  | 'above'
  | 'below'
  | 'equals'

const numbers = ['at_least', 'at_most', 'between', 'above', 'below', 'equals'] as const

/** The possible relations for each kind of fact, the most usual one first. */
const relations: Readonly<Record<string, readonly Relation[]>> = {
  radio: ['is', 'is_not', 'answered', 'not_answered'],
  checkbox: ['is', 'is_not', 'answered', 'not_answered'],
  scale: ['is', 'is_not', ...numbers, 'answered', 'not_answered'],
  number: [...numbers, 'answered', 'not_answered'],
  input: ['answered', 'not_answered'],
  score: ['at_least', 'at_most', 'between'],
  trait: ['is', 'is_not'],
  issue: ['answered', 'not_answered'],
}

export const relationsOf = (kind: string): readonly Relation[] => relations[kind] ?? ['is', 'is_not']

/** The comparison that a line of a condition makes. */
export const relationOf = ({ isNot, line }: ConditionLine): Relation => {
  const { above, answered, at_least, at_most, below, equals, issue } = line
  if (issue !== undefined) return isNot ? 'not_answered' : 'answered'
  if (answered !== undefined) return answered === isNot ? 'not_answered' : 'answered'
  if (at_least !== undefined && at_most !== undefined) return 'between'
  if (at_least !== undefined) return 'at_least'
  if (at_most !== undefined) return 'at_most'
  if (above !== undefined) return 'above'
  if (below !== undefined) return 'below'
  if (equals !== undefined) return 'equals'
  return isNot ? 'is_not' : 'is'
}

/** The line with another comparison. Numbers and values already entered are kept, even if the new comparison does not use them. */
export const withRelation = ({ kept, line }: ConditionLine, relation: Relation): ConditionLine => {
  const { issue, profile, question, score } = line
  const subject =
    question !== undefined
      ? { question }
      : score !== undefined
        ? { score }
        : profile !== undefined
          ? { profile }
          : { issue: issue ?? '' }
  if ('issue' in subject) return { line: subject, isNot: relation === 'not_answered' }
  const own = numbersOf(line)
  const values = { is: line.is ?? kept?.is, numbers: [...own, ...(kept?.numbers ?? []).slice(own.length)] }
  if (relation === 'is' || relation === 'is_not')
    return { line: { ...subject, is: values.is ?? [] }, isNot: relation === 'is_not', kept: values }
  if (relation === 'answered' || relation === 'not_answered')
    return { line: { ...subject, answered: relation === 'answered' }, isNot: false, kept: values }
  const [first = 0, second = first] = values.numbers
  const bounds = relation === 'between' ? { at_least: first, at_most: Math.max(first, second) } : { [relation]: first }
  return { line: { ...subject, ...bounds }, isNot: false, kept: values }
}

/** The numbers that a line compares with, the lower one first. */
export const numbersOf = ({ above, at_least, at_most, below, equals }: Condition): readonly number[] =>
  [at_least, above, equals, at_most, below].filter((bound) => bound !== undefined)

export const relationWords: Readonly<Record<Relation, string>> = {
  is: 'is',
  is_not: 'is not',
  answered: 'is answered',
  not_answered: 'is not answered',
  at_least: 'is at least',
  at_most: 'is at most',
  between: 'is between',
  above: 'is above',
  below: 'is below',
  equals: 'is exactly',
}
