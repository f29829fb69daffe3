import type { ComponentType } from 'react'
import type { SettingProps } from '#studio/form/form-context.ts'
import type { FieldView } from './schema-view.ts'
import { BandsField } from '#studio/form/special/bands-field.tsx'
import { isBands } from '#studio/form/special/first-band.ts'
import { IngredientsField } from '#studio/form/special/ingredients-field.tsx'

type Special = ComponentType<{ readonly setting: SettingProps; readonly view: FieldView }>

/**
 * The hand-made field of a setting. undefined: the generic field for its kind. Each special field takes one kind of view, which is checked
 * here, because TypeScript cannot.
 */
export const specialField = (view: FieldView, { file, settingKey }: SettingProps): Special | undefined => {
  if (view.kind === 'text' && settingKey === 'ingredients' && file === 'products/catalogue.yaml')
    return IngredientsField as Special
  if (isBands(view)) return BandsField as Special
  return undefined
}
