import { TextInput } from '#studio/ui/field.tsx'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import type { ViewOf } from '#studio/form/schema/schema-view.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import { textOf } from '#studio/form/schema/text-of.ts'
import styles from '#studio/form/form.module.css'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'date'> }

export const DateField = ({ setting, view }: Props) => {
  const state = useSetting({ ...setting, title: view.title })
  return (
    <FieldFrame setting={setting} view={view}>
      {(ids) => (
        <span className={styles.short}>
          <TextInput
            {...ids}
            type="date"
            value={textOf(state.value)}
            onChange={({ currentTarget: { value } }) => {
              // While the date is incomplete the browser gives an empty value: the stored date stays.
              if (value !== '') state.set(value, true)
            }}
            onBlur={state.endTyping}
          />
        </span>
      )}
    </FieldFrame>
  )
}
