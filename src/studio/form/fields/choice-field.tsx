import { Segments, Select } from '#studio/ui/field.tsx'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import type { ViewOf } from '#studio/form/schema-view.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import { textOf } from './text-field.tsx'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'choice'> }

/** One of a few fixed values. */
export const ChoiceField = ({ setting, view }: Props) => {
  const title = setting.title ?? view.title
  const state = useSetting({ ...setting, title })
  const value = textOf(state.value ?? state.fallback)
  const isShort = view.choices.length <= 4 && view.choices.reduce((sum, { label }) => sum + label.length, 0) < 44
  return (
    <FieldFrame setting={setting} view={view} isGroup={isShort}>
      {(ids) =>
        isShort ? (
          <Segments
            label={title}
            value={value}
            choices={view.choices}
            onChange={(next) => {
              state.set(next)
            }}
          />
        ) : (
          <Select
            {...ids}
            value={value}
            onChange={({ currentTarget }) => {
              state.set(currentTarget.value)
            }}
          >
            {value === '' && <option value="">Choose</option>}
            {view.choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Select>
        )
      }
    </FieldFrame>
  )
}
