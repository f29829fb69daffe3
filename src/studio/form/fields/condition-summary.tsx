import { conditionInWords } from '#editing/condition-words.ts'
import { isDataMap } from '#content/write/edit.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import type { ViewOf } from '#studio/form/schema-view.ts'
import { useSetting } from '#studio/form/use-setting.ts'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'condition'> }

/** A condition in words. */
export const ConditionSummary = ({ setting, view }: Props) => {
  const { value } = useSetting({ ...setting, title: view.title })
  const data = useEditorState((state) => state.data)
  return (
    <FieldFrame setting={setting} view={view} isGroup>
      {() => <p>{isDataMap(value) ? conditionInWords(value, data) : 'No condition yet.'}</p>}
    </FieldFrame>
  )
}
