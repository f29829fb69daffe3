/**
 * Class names of the recipes in src/app/theme. The types are generated from the theme, so an unknown recipe, slot or
 * variant is a compile error.
 */
import type { Recipes, SlotRecipes } from '#types/theme.generated.ts'

type Variants = Readonly<Record<string, string | undefined>>

/** `recipe('button', { variant: 'solid' })` is `button button--variant_solid`. */
export const recipe = <Name extends keyof Recipes>(name: Name, variants?: Recipes[Name]): string =>
  classNames(name, variants)

/** The class names of the slots of a recipe: `slots('note', { status: 'info' })('root')`. */
export const slots =
  <Name extends keyof SlotRecipes>(name: Name, variants?: SlotRecipes[Name]['variants']) =>
  (slot: SlotRecipes[Name]['slot']): string =>
    classNames(`${name}__${slot}`, variants)

const classNames = (name: string, variants: Variants = {}): string => {
  let all = name
  for (const variant in variants) {
    const value = variants[variant]
    if (value !== undefined) all += ` ${name}--${variant}_${value}`
  }
  return all
}
