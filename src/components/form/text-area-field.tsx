import { describedBy, Field, type Control, type FieldTexts } from './field.tsx'
import { slots } from '#components/recipe.ts'

export type TextAreaFieldProps = FieldTexts &
  Control<HTMLTextAreaElement> & {
    readonly rows?: number | undefined
  }

/** A multi-line text input. It grows with its content. */
export const TextAreaField = ({ label, hint, rules, error, announced, rows = 6, ...control }: TextAreaFieldProps) => (
  <Field id={control.id} label={label} hint={hint} rules={rules} error={error} announced={announced}>
    <textarea
      {...control}
      rows={rows}
      className={slots('form-field', { kind: 'lines' })('input')}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy({ hint, rules }, { id: control.id, error })}
    />
  </Field>
)
