/**
 * The design system as static style sheets: one for every page, and one each for the pages outside the quiz, for forms,
 * for the dashboard, and for results.
 */
import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import type { Brand } from '#types/content.generated.ts'
import { brandStyles } from './brand.ts'
import { layer, rules } from './css.ts'
import { fallbackFaces } from './fonts.ts'
import { globals, reset } from './global.ts'
import { keyframesOf } from './motion.ts'
import { noticeStyles } from './notices.ts'
import { dashboardRecipes, formRecipes, recipes, resultRecipes, siteRecipes, slotRecipes } from './recipes.ts'
import { allVariables, variables } from './variables.ts'

export { fontFaces } from './fonts.ts'

/**
 * At the start of each sheet: browsers order cascade layers by first appearance, and the sheets may arrive in any
 * order.
 */
const order = '@layer reset,tokens,base,recipes,site;'

/** Loaded by every page: tokens, base styles, recipes of the quiz. */
export const stylesheet = (brand: Brand): string => {
  const base = sheet(globals)
  const first = recipeRules(
    (name) => ![siteRecipes, formRecipes, dashboardRecipes, resultRecipes].some((names) => names.has(name)),
  )
  return [
    order,
    fallbackFaces,
    layer('reset', sheet(reset)),
    // Includes the tokens that the other sheets use.
    layer('tokens', variables(base + recipeRules(() => true)) + brandStyles(brand)),
    layer('base', base + keyframesOf(base + first)),
    layer('recipes', first),
    noticeStyles,
  ].join('\n')
}

/**
 * Loaded by all pages but the quiz. Its layer comes last, so that it overrides base recipes in whatever order the
 * sheets arrive.
 */
export const siteStylesheet = (): string => layerSheet('site', siteRecipes)

/** Loaded by pages with forms, with a result, and behind the login. */
export const formStylesheet = (): string => layerSheet('recipes', formRecipes)

/** Loaded by the pages behind the login. */
export const dashboardStylesheet = (): string => layerSheet('recipes', dashboardRecipes)

/** Loaded by the later steps of the quiz and by pages that show a result. */
export const resultStylesheet = (): string => layerSheet('recipes', resultRecipes)

/** Loaded by the studio: every token and the base styles. Its own rules are CSS modules beside its components. */
export const studioStylesheet = (): string =>
  [
    order,
    fallbackFaces,
    layer('reset', sheet(reset)),
    layer('tokens', allVariables()),
    layer('base', sheet(globals)),
  ].join('\n')

const layerSheet = (layerName: string, names: ReadonlySet<string>): string => {
  const css = recipeRules((name) => names.has(name))
  return [order, layer(layerName, css + keyframesOf(css))].join('\n')
}

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

/** Variants come after the base, which they override. */
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
