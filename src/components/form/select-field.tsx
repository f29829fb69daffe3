import { describedBy, Field, type Control, type FieldTexts } from './field.tsx'
import { slots } from '#components/recipe.ts'

export type SelectFieldProps = FieldTexts &
  Control<HTMLSelectElement> & {
    readonly options: readonly { readonly id: string; readonly label: string }[]
    /** The label of the empty option, whose value is ''. */
    readonly none: string
    readonly autoComplete?: string | undefined
  }

/** The native select, for a short list of options. */
export const SelectField = ({ label, hint, rules, error, announced, options, none, ...control }: SelectFieldProps) => (
  <Field id={control.id} label={label} hint={hint} rules={rules} error={error} announced={announced}>
    <select
      {...control}
      className={slots('form-field', { kind: 'select' })('input')}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy({ hint, rules }, { id: control.id, error })}
    >
      <option value="">{none}</option>
      {options.map(({ id, label: words }) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </select>
  </Field>
)
