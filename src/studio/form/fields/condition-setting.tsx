import { ConditionEditor } from '#studio/condition/condition-editor.tsx'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import type { ViewOf } from '#studio/form/schema/schema-view.ts'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'condition'> }

/** A condition in a form. */
export const ConditionSetting = ({ setting, view }: Props) => (
  <FieldFrame setting={setting} view={view} isGroup>
    {() => (
      <ConditionEditor
        file={setting.file}
        place={setting.place}
        order={setting.order}
        always={setting.isRequired ? 'There is none yet.' : undefined}
      />
    )}
  </FieldFrame>
)
