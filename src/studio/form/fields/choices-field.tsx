import { isList } from '#content/write/edit.ts'
import { Checkbox } from '#studio/ui/field.tsx'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import type { ViewOf } from '#studio/form/schema/schema-view.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import styles from '#studio/form/form.module.css'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'choices'> }

/** A choice of any number of a few fixed values. */
export const ChoicesField = ({ setting, view }: Props) => {
  const state = useSetting({ ...setting, title: setting.title ?? view.title })
  const chosen = new Set(isList(state.value) ? state.value.map(String) : [])
  const change = (value: string, isChosen: boolean) => {
    const next = view.choices
      .map((choice) => choice.value)
      .filter((one) => (one === value ? isChosen : chosen.has(one)))
    state.set(next.length === 0 && !setting.isRequired ? undefined : next)
  }
  return (
    <FieldFrame setting={setting} view={view} isGroup>
      {() => (
        <div className={styles.checks}>
          {view.choices.map((choice) => (
            <Checkbox
              key={choice.value}
              label={choice.label}
              checked={chosen.has(choice.value)}
              onChange={({ currentTarget }) => {
                change(choice.value, currentTarget.checked)
              }}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  )
}
