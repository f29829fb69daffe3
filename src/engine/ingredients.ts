/** Reads an INCI list, and says which groups of ingredients it has. How sure that is stands in the group. */
import type { IngredientGroup, Patterns } from '#types/content.generated.ts'

export type FoundGroup = {
  readonly group: IngredientGroup
  /** As they are written on the pack. */
  readonly ingredients: readonly string[]
}

/** Every group that the list matches, in the order of the content. */
export const compileReader = (
  groups: readonly IngredientGroup[],
): ((list: string) => ReadonlyMap<string, FoundGroup>) => {
  const matchers = groups.map((group) => ({ group, matches: compileGroup(group) }))
  return (list) => {
    const ingredients = splitList(list).map((written) => ({ written, name: readName(written) }))
    return new Map(
      matchers.flatMap(({ group, matches }) => {
        const found = ingredients.filter(({ name }) => matches(name)).map(({ written }) => written)
        return found.length > 0 ? [[group.id, { group, ingredients: found }] as const] : []
      }),
    )
  }
}

/** At commas, but not inside brackets, and not inside numbers such as 1,2-Hexanediol. */
export const splitList = (list: string): readonly string[] => {
  // A bracket that is never closed would swallow the rest of the list, and what it hides could be an allergen.
  const counts = list.split(opening).length === list.split(closing).length
  const names: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < list.length; at += 1) {
    const character = list.charAt(at)
    if (counts && opening.test(character)) depth += 1
    if (counts && closing.test(character)) depth = Math.max(0, depth - 1)
    if (character !== ',' || depth > 0 || isInNumber(list, at)) continue
    names.push(list.slice(start, at))
    start = at + 1
  }
  return [...names, list.slice(start)].map((name) => name.trim()).filter((name) => normalise(name) !== '')
}

/** Small letters, without stars, percentages and full stops at the end; with the spellings of the INCI. */
export const normalise = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('*', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\(?\s*[<>]?\s*\d+(?:[.,]\d+)?\s*%\s*\)?/g, ' ')
    .replaceAll('sulphate', 'sulfate')
    .replaceAll('hydrolysed', 'hydrolyzed')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.]+$/, '')
    .trim()

type Name = {
  readonly whole: string
  /** What stands outside of its brackets, and each name inside of them: "Caffeine (natural)" is caffeine. */
  readonly parts: readonly string[]
  /** Its brackets hold a list of their own. */
  readonly isMixture: boolean
}

const opening = /[([{]/
const closing = /[)\]}]/
const bracket = /[([{]([^()[\]{}]*)[)\]}]/g

const readName = (written: string): Name => {
  const whole = normalise(written)
  const inside = [...whole.matchAll(bracket)].map(([, inner = '']) => splitList(inner))
  const parts = [whole.replaceAll(bracket, ' '), ...inside.flat()].map(normalise).filter((part) => part !== '')
  return { whole, parts, isMixture: inside.some((names) => names.length > 1) }
}

const isDigit = (character: string): boolean => character >= '0' && character <= '9'
const isInNumber = (list: string, at: number): boolean => isDigit(list.charAt(at - 1)) && isDigit(list.charAt(at + 1))

/** An exception clears the whole name, but in a mixture only the part that it is about. */
const compileGroup = ({ match, except }: IngredientGroup): ((name: Name) => boolean) => {
  const matches = compilePatterns(match)
  const isExcepted = except ? compilePatterns(except) : () => false
  const isFound = (name: string): boolean => matches(name) && !isExcepted(name)
  return ({ whole, parts, isMixture }) => isFound(whole) || ((isMixture || !isExcepted(whole)) && parts.some(isFound))
}

const compilePatterns = ({ is = [], starts = [], ends = [], contains = [], word = [] }: Patterns) => {
  const whole = new Set(is)
  const padded = word.map((one) => ` ${one} `)
  return (name: string): boolean =>
    whole.has(name) ||
    starts.some((one) => name.startsWith(one)) ||
    ends.some((one) => name.endsWith(one)) ||
    contains.some((one) => name.includes(one)) ||
    (padded.length > 0 && padded.some((one) => wordsOf(name).includes(one)))
}

const wordsOf = (name: string): string => ` ${name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
