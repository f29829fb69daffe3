/** Generates TypeScript types for the recipes, parts and variants, so that an unknown one is a compile error. */
import { recipes, slotRecipes } from './recipes.ts'

export const themeTypes = (): string =>
  [
    '// Generated from src/app/theme by `npm run generate`. Do not edit.',
    '/** The recipes of one element: their variants. */',
    'export interface Recipes {',
    ...Object.entries(recipes).map(([name, recipe]) => `  ${key(name)}: ${variantTypes(recipe.variants)}`),
    '}',
    '/** The recipes with named parts: the parts and the variants. */',
    'export interface SlotRecipes {',
    ...Object.entries(slotRecipes).map(
      ([name, recipe]) =>
        `  ${key(name)}: { slot: ${union(recipe.slots)}; variants: ${variantTypes(recipe.variants)} }`,
    ),
    '}',
    '',
  ].join('\n')

const key = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`)

const union = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ')

const variantTypes = (variants: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {}): string => {
  const lines = Object.entries(variants).map(
    ([name, values]) => `${key(name)}?: ${union(Object.keys(values))} | undefined`,
  )
  return lines.length > 0 ? `{ ${lines.join('; ')} }` : 'Record<string, never>'
}
