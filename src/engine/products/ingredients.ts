import { withoutWidth } from '#engine/characters.ts'
import type { IngredientGroup, Patterns } from '#types/content.generated.ts'
import { splitList } from './ingredient-list.ts'

/** Something that is recognised by the names of ingredients. */
export type Recognised = { readonly id: string; readonly match: Patterns; readonly except?: Patterns }

export type MatchedGroup<Group extends Recognised = IngredientGroup> = {
  readonly group: Group
  /** The names that matched, as they are written on the pack. */
  readonly ingredients: readonly string[]
}

/**
 * Compiles the ingredient groups to a function that finds the groups of an INCI list (the ingredients on the pack of a cosmetic
 * product, named by the International Nomenclature of Cosmetic Ingredients), by group id in the order of the content. How certain
 * a match is, is a property of the group. Check a list with `listFault` first.
 */
export const compileIngredientReader = <Group extends Recognised>(
  groups: readonly Group[],
): ((list: string) => ReadonlyMap<string, MatchedGroup<Group>>) => {
  const matchers = groups.map((group) => ({ group, matches: compileGroup(group) }))
  return (list) => {
    const ingredients = ingredientsOf(list).map((written) => ({ written, name: readName(written) }))
    return new Map(
      matchers.flatMap(({ group, matches }) => {
        const found = ingredients.filter(({ name }) => matches(name)).map(({ written }) => written)
        return found.length > 0 ? [[group.id, { group, ingredients: found }] as const] : []
      }),
    )
  }
}

/** The names in an INCI list in its order, as written, with mixtures taken apart. */
export const ingredientsOf = (list: string): readonly string[] => splitList(list.replaceAll(conjunctions, ','))

/** They come along when a list is copied from a web page. */
const invisible = new RegExp(withoutWidth, 'gu')

/** A name in the form that patterns match: lower case, INCI spelling, without asterisks, percentages and a full stop at the end. */
export const normaliseIngredient = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(invisible, '')
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
  /** The names in it: outside its brackets, inside them, and on each side of a slash or a colon. */
  readonly parts: readonly string[]
  /** Its brackets contain a list. */
  readonly isMixture: boolean
}

/** How suppliers write a mixture: "Cetearyl Alcohol (and) Lactose". */
const conjunctions = /\s\(?(?:and|&)\)?\s/gi
/** "Lac / Milk", "Whey/Lactoserum", "Ingredients: Aqua". */
const nameSeparators = /[/:]/
/** An innermost pair of brackets. */
const bracket = /[([{]([^()[\]{}]*)[)\]}]/

const readName = (written: string): Name => {
  const inside: (readonly string[])[] = []
  let outside = normaliseIngredient(written)
  const whole = outside
  for (let found = bracket.exec(outside); found; found = bracket.exec(outside)) {
    inside.push(splitList(found[1] ?? ''))
    outside = outside.replace(bracket, ' ')
  }
  const parts = [outside, ...inside.flat()].flatMap((part) => part.split(nameSeparators)).map(normaliseIngredient)
  return { whole, parts: parts.filter((part) => part !== ''), isMixture: inside.some((names) => names.length > 1) }
}

/** An exception (`except`) applies to the whole name, but in a mixture only to the part that it matches. */
const compileGroup = ({ match, except }: Recognised): ((name: Name) => boolean) => {
  const matches = compilePatterns(match)
  const isExcepted = except ? compilePatterns(except) : () => false
  const isFound = (name: string): boolean => matches(name) && !isExcepted(name)
  return ({ whole, parts, isMixture }) => isFound(whole) || ((isMixture || !isExcepted(whole)) && parts.some(isFound))
}

const compilePatterns = ({ is = [], starts = [], ends = [], contains = [], word = [] }: Patterns) => {
  const whole = new Set(is)
  const padded = word.map((one) => ` ${one} `)
  const hasWord = (name: string): boolean => {
    if (padded.length === 0) return false
    const words = wordsOf(name)
    return padded.some((one) => words.includes(one))
  }
  return (name: string): boolean =>
    whole.has(name) ||
    starts.some((one) => name.startsWith(one)) ||
    ends.some((one) => name.endsWith(one)) ||
    contains.some((one) => name.includes(one)) ||
    hasWord(name)
}

const wordsOf = (name: string): string => ` ${name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
