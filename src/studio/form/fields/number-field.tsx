import { TextInput } from '#studio/ui/field.tsx'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import { parseNumber } from '#studio/form/parse-number.ts'
import type { ViewOf } from '#studio/form/schema-view.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import { useTyped } from '#studio/form/use-typed.ts'
import { placeholderOf, textOf } from './text-field.tsx'
import styles from '#studio/form/form.module.css'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'number'> }

/** A number with its unit. Letters stay in the field, with the reason beside it, until they are a number. */
export const NumberField = ({ setting, view }: Props) => {
  const state = useSetting({ ...setting, title: view.title })
  const { unit } = view
  const format = unit === '£' ? inPounds : textOf
  const { change, leave, reason, text } = useTyped(state, format(state.value), {
    parse: (typed) => parseNumber(typed, view),
    format,
  })
  return (
    <FieldFrame setting={setting} view={view} inputProblem={reason}>
      {(ids) => (
        <span className={styles.number}>
          {unit === '£' && <span aria-hidden="true">£</span>}
          <TextInput
            {...ids}
            inputMode={view.minimum !== undefined && view.minimum >= 0 ? 'decimal' : 'text'}
            value={text}
            placeholder={placeholderOf(state.fallback, view.examples)}
            onChange={({ currentTarget }) => {
              change(currentTarget.value)
            }}
            onBlur={leave}
          />
          {unit !== undefined && unit !== '£' && <span>{unit}</span>}
        </span>
      )}
    </FieldFrame>
  )
}

/** With both digits of the pence, or none. */
const inPounds = (value: unknown): string =>
  typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : textOf(value)
