import type { Condition } from '#types/content.generated.ts'

/** One line of a condition, and whether it has to be false. */
export type Literal = { readonly line: Condition; readonly isNegated: boolean }

/** A condition with more alternatives is not examined. Nobody could understand such a condition anyway. */
const maxAlternatives = 200

/**
 * The alternative ways in which a condition can be true, each a list of lines that must all be true or, where negated, false (a
 * disjunctive normal form). undefined: there are too many.
 */
export const alternativesOf = (
  condition: Condition,
  isNegated = false,
): readonly (readonly Literal[])[] | undefined => {
  const { all = [], any, none, ...line } = condition
  const own = Object.keys(line).length > 0 ? [[[{ line: condition, isNegated }]]] : []
  const groups = [
    ...all.map((inner) => alternativesOf(inner, isNegated)),
    ...(any ? [anyOf(any, isNegated)] : []),
    ...(none ? [anyOf(none, !isNegated)] : []),
    ...own,
  ]
  return isNegated ? oneOf(groups) : everyOf(groups)
}

type Alternatives = readonly (readonly Literal[])[] | undefined

/** One of the conditions must be true or, if negated, all of them must be false. */
const anyOf = (conditions: readonly Condition[], isNegated: boolean): Alternatives => {
  const groups = conditions.map((condition) => alternativesOf(condition, isNegated))
  return isNegated ? everyOf(groups) : oneOf(groups)
}

/** One of the groups must be true. */
const oneOf = (groups: readonly Alternatives[]): Alternatives => {
  const alternatives = groups.flatMap((group) => group ?? [])
  return groups.includes(undefined) || alternatives.length > maxAlternatives ? undefined : alternatives
}

/** All groups must be true. */
export const everyOf = (groups: readonly Alternatives[]): Alternatives =>
  groups.reduce<Alternatives>(
    (before, group) => {
      if (!before || !group || before.length * group.length > maxAlternatives) return undefined
      return before.flatMap((left) => group.map((right) => [...left, ...right]))
    },
    [[]],
  )
