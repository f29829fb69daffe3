import { describedBy, Field, type Control, type FieldTexts } from './field.tsx'
import { slots } from '#components/recipe.ts'

export type TextFieldProps = FieldTexts &
  Control<HTMLInputElement> & {
    readonly type?: 'text' | 'email' | 'date' | undefined
    readonly autoComplete?: string | undefined
    readonly autoCapitalize?: 'none' | 'words' | undefined
    readonly spellCheck?: boolean | undefined
    readonly defaultValue?: string | undefined
    readonly placeholder?: string | undefined
    /** The first and last day of a date. */
    readonly min?: string | undefined
    readonly max?: string | undefined
    readonly enterKeyHint?: 'done' | 'next' | 'send' | undefined
  }

/** One line to write. What is typed too much stays, and is said: nothing is cut. */
export const TextField = ({ label, hint, rules, error, type = 'text', ...control }: TextFieldProps) => (
  <Field id={control.id} label={label} hint={hint} rules={rules} error={error}>
    <input
      {...control}
      // The browser's own check of an address would speak in its own words.
      type={type}
      className={slots('form-field', { kind: type === 'date' ? 'date' : 'text' })('input')}
      inputMode={type === 'email' ? 'email' : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy({ hint, rules }, { id: control.id, error })}
    />
  </Field>
)
