import { fitSideBySide, ChoiceControl } from '#studio/form/choice-control.tsx'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import type { ViewOf } from '#studio/form/schema/schema-view.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import { textOf } from '#studio/form/schema/text-of.ts'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'choice'> }

/** A choice of one of a few fixed values. */
export const ChoiceField = ({ setting, view }: Props) => {
  const title = setting.title ?? view.title
  const state = useSetting({ ...setting, title })
  const value = textOf(state.value ?? state.fallback)
  return (
    <FieldFrame setting={setting} view={view} isGroup={fitSideBySide(view.choices)}>
      {(ids) => (
        <ChoiceControl
          ids={ids}
          label={title}
          value={value}
          choices={view.choices}
          onChange={(next) => {
            state.set(next)
          }}
        />
      )}
    </FieldFrame>
  )
}
