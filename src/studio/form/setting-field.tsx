import { memo, type ComponentType } from 'react'
import { isSamePlace } from '#editing/place.ts'
import { ChoiceField } from './fields/choice-field.tsx'
import { ChoicesField } from './fields/choices-field.tsx'
import { ColourField } from './fields/colour-field.tsx'
import { ConditionSetting } from './fields/condition-setting.tsx'
import { DateField } from './fields/date-field.tsx'
import { FixedField } from './fields/fixed-field.tsx'
import { GroupField } from './fields/group-field.tsx'
import { LinkField } from './fields/link-field.tsx'
import { ListField } from './fields/list-field.tsx'
import { MapField } from './fields/map-field.tsx'
import { MarkdownField } from './fields/markdown-field.tsx'
import { NothingField } from './fields/nothing-field.tsx'
import { NumberField } from './fields/number-field.tsx'
import { NumbersField } from './fields/numbers-field.tsx'
import { PictureField } from './fields/picture-field.tsx'
import { ReferenceField } from './fields/reference-field.tsx'
import { ReferencesField } from './fields/references-field.tsx'
import { TextField } from './fields/text-field.tsx'
import { TextsField } from './fields/texts-field.tsx'
import { ToggleField } from './fields/toggle-field.tsx'
import { VariantsField } from './fields/variants-field.tsx'
import { useFormContext, type SettingProps } from './form-context.ts'
import { isFixed, viewOf, type FieldKind, type FieldView, type ViewOf } from './schema/schema-view.ts'
import { specialField } from './schema/special-field.ts'

type FieldProps<View> = { readonly setting: SettingProps; readonly view: View }

const fields: { readonly [Kind in FieldKind]: ComponentType<FieldProps<ViewOf<Kind>>> } = {
  choice: ChoiceField,
  choices: ChoicesField,
  colour: ColourField,
  condition: ConditionSetting,
  date: DateField,
  fixed: FixedField,
  group: GroupField,
  id: FixedField,
  link: LinkField,
  list: ListField,
  map: MapField,
  markdown: MarkdownField,
  nothing: NothingField,
  number: NumberField,
  numbers: NumbersField,
  picture: PictureField,
  reference: ReferenceField,
  references: ReferencesField,
  text: TextField,
  texts: TextsField,
  toggle: ToggleField,
  variants: VariantsField,
}

/** The field of a setting, by what its schema says. */
export const SettingField = memo((setting: SettingProps) => {
  const { schemas } = useFormContext()
  const view = viewOf(schemas, setting.node, setting.settingKey)
  const field = isFixed(view, setting.isRequired) ? FixedField : fields[view.kind]
  const Field = (specialField(view, setting) ?? field) as ComponentType<FieldProps<FieldView>>
  return <Field setting={setting} view={view} />
}, isSameSetting)

/** Ignores the functions of a setting, which always do the same, so that a field does not render again whenever its group does. */
function isSameSetting(a: SettingProps, b: SettingProps): boolean {
  return (
    a.node.schema === b.node.schema &&
    a.file === b.file &&
    isSamePlace(a.place, b.place) &&
    a.settingKey === b.settingKey &&
    a.isRequired === b.isRequired &&
    a.order === b.order &&
    a.depth === b.depth &&
    a.title === b.title &&
    (a.onRemove === undefined) === (b.onRemove === undefined)
  )
}
