/** The whole design system as one static style sheet. */
import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { layer, rules } from './css.ts'
import { fallbackFace } from './fonts.ts'
import { globals, keyframes, reset } from './global.ts'
import { recipes, slotRecipes } from './recipes.ts'
import { variables } from './variables.ts'

export { fontFaces } from './fonts.ts'

export const stylesheet = (): string => {
  const base = sheet(globals)
  const looks = Object.entries(recipes).map(([name, { base, variants = {} }]) => look(`.${name}`, base, variants))
  const parts = Object.entries(slotRecipes).map(([name, { slots, base = {}, variants = {} }]) =>
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
  const recipeRules = [...looks, ...parts].join('')
  return [
    '@layer reset,tokens,base,recipes;',
    fallbackFace,
    layer('reset', sheet(reset)),
    layer('tokens', variables(base + recipeRules)),
    layer('base', base + keyframes),
    layer('recipes', recipeRules),
  ].join('\n')
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
