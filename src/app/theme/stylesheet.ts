/** The whole design system as static style sheets: one for every page, one for all but the quiz, one for the pages that come later. */
import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { layer, rules } from './css.ts'
import { fallbackFaces } from './fonts.ts'
import { globals, keyframes, reset } from './global.ts'
import { noticeStyles } from './notices.ts'
import { laterRecipes, recipes, resultRecipes, siteRecipes, slotRecipes } from './recipes.ts'
import { variables } from './variables.ts'

export { fontFaces } from './fonts.ts'

/** First in each sheet: a browser orders the layers as it meets their names, and may meet either sheet first. */
const order = '@layer reset,tokens,base,recipes,site;'

/** What every page loads: tokens, the elements, the looks of the quiz. */
export const stylesheet = (): string => {
  const base = sheet(globals)
  const first = recipeRules((name) => ![siteRecipes, laterRecipes, resultRecipes].some((names) => names.has(name)))
  return [
    order,
    fallbackFaces,
    layer('reset', sheet(reset)),
    // The tokens of the other sheets, too: they stand in one place.
    layer('tokens', variables(base + recipeRules(() => true))),
    layer('base', base + keyframes),
    layer('recipes', first),
    noticeStyles,
  ].join('\n')
}

/** What all pages but the quiz load layerSheet. A part of a page may change what it is made of, whichever sheet comes first. */
export const siteStylesheet = (): string => layerSheet('site', siteRecipes)

/** What the pages with forms and those behind the login load layerSheet. */
export const laterStylesheet = (): string => layerSheet('recipes', laterRecipes)

/** What the later steps of the quiz load layerSheet, and the pages that show a result. */
export const resultStylesheet = (): string => layerSheet('recipes', resultRecipes)

const layerSheet = (layerName: string, names: ReadonlySet<string>): string =>
  [
    order,
    layer(
      layerName,
      recipeRules((name) => names.has(name)),
    ),
  ].join('\n')

const recipeRules = (wanted: (name: string) => boolean): string => {
  const elements = Object.entries(recipes)
    .filter(([name]) => wanted(name))
    .map(([name, { base, variants = {} }]) => rulesOf(`.${name}`, base, variants))
  const parts = Object.entries(slotRecipes)
    .filter(([name]) => wanted(name))
    .map(([name, { slots, base = {}, variants = {} }]) =>
      slots
        .map((slot) =>
          rulesOf(
            `.${name}__${slot}`,
            base[slot],
            mapVariants(variants, (style) => style[slot]),
          ),
        )
        .join(''),
    )
  return [...elements, ...parts].join('')
}

type VariantStyles = Readonly<Record<string, Readonly<Record<string, SystemStyleObject | undefined>>>>

const sheet = (styles: Readonly<Record<string, SystemStyleObject>>): string =>
  Object.entries(styles)
    .map(([selector, style]) => rules(selector, style))
    .join('')

/** Base before variants: a variant changes what the base says. */
const rulesOf = (selector: string, base: SystemStyleObject | undefined, variants: VariantStyles): string =>
  rules(selector, base) +
  Object.entries(variants)
    .flatMap(([variant, values]) =>
      Object.entries(values).map(([value, style]) => rules(`${selector}--${variant}_${value}`, style)),
    )
    .join('')

const mapVariants = <Value>(
  variants: Readonly<Record<string, Readonly<Record<string, Value>>>>,
  each: (value: Value) => SystemStyleObject | undefined,
): VariantStyles =>
  Object.fromEntries(
    Object.entries(variants).map(([variant, values]) => [
      variant,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, each(value)])),
    ]),
  )
