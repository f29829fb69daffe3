/** The whole design system as static style sheets: one for every page, one for the pages that come later. */
import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { layer, rules } from './css.ts'
import { fallbackFace } from './fonts.ts'
import { globals, keyframes, reset } from './global.ts'
import { laterLooks, recipes, slotRecipes } from './recipes.ts'
import { variables } from './variables.ts'

export { fontFaces } from './fonts.ts'

/** First in each sheet: a browser orders the layers as it meets their names, and may meet either sheet first. */
const order = '@layer reset,tokens,base,recipes;'

/** What every page loads: tokens, the elements, the looks of the first pages. */
export const stylesheet = (): string => {
  const base = sheet(globals)
  const first = looksThat((name) => !laterLooks.has(name))
  return [
    order,
    fallbackFace,
    layer('reset', sheet(reset)),
    // The tokens of the later looks, too: they stand in one place.
    layer('tokens', variables(base + first + looksThat((name) => laterLooks.has(name)))),
    layer('base', base + keyframes),
    layer('recipes', first),
  ].join('\n')
}

/** What the pages with forms and those behind the login load besides. */
export const laterStylesheet = (): string =>
  [
    order,
    layer(
      'recipes',
      looksThat((name) => laterLooks.has(name)),
    ),
  ].join('\n')

const looksThat = (wanted: (name: string) => boolean): string => {
  const looks = Object.entries(recipes)
    .filter(([name]) => wanted(name))
    .map(([name, { base, variants = {} }]) => look(`.${name}`, base, variants))
  const parts = Object.entries(slotRecipes)
    .filter(([name]) => wanted(name))
    .map(([name, { slots, base = {}, variants = {} }]) =>
      slots
        .map((slot) =>
          look(
            `.${name}__${slot}`,
            base[slot],
            mapVariants(variants, (style) => style[slot]),
          ),
        )
        .join(''),
    )
  return [...looks, ...parts].join('')
}

type VariantStyles = Readonly<Record<string, Readonly<Record<string, SystemStyleObject | undefined>>>>

const sheet = (styles: Readonly<Record<string, SystemStyleObject>>): string =>
  Object.entries(styles)
    .map(([selector, style]) => rules(selector, style))
    .join('')

/** Base before variants: a variant changes what the base says. */
const look = (selector: string, base: SystemStyleObject | undefined, variants: VariantStyles): string =>
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
