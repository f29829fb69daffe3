/** Class names of the recipes in src/app/theme, typed from them: what does not exist there cannot be asked for. */
import type { Recipes, SlotRecipes } from '#types/theme.generated.ts'

type Chosen = Readonly<Record<string, string | undefined>>

/** `recipe('button', { look: 'solid' })` is `button button--look_solid`. */
export const recipe = <Name extends keyof Recipes>(name: Name, variants?: Recipes[Name]): string =>
  classes(name, variants)

/** The class names of the parts: `slots('note', { status: 'info' })('root')`. */
export const slots =
  <Name extends keyof SlotRecipes>(name: Name, variants?: SlotRecipes[Name]['variants']) =>
  (slot: SlotRecipes[Name]['slot']): string =>
    classes(`${name}__${slot}`, variants)

const classes = (name: string, variants: Chosen = {}): string => {
  let all = name
  for (const variant in variants) {
    const value = variants[variant]
    if (value !== undefined) all += ` ${name}--${variant}_${value}`
  }
  return all
}
