import { describedBy, Field, type Control, type FieldTexts } from './field.tsx'
import { slots } from '#components/recipe.ts'

export type TextFieldProps = FieldTexts &
  Control<HTMLInputElement> & {
    readonly type?: 'text' | 'email' | 'date' | undefined
    readonly autoComplete?: string | undefined
    readonly autoCapitalize?: 'none' | 'words' | undefined
    readonly spellCheck?: boolean | undefined
    readonly defaultValue?: string | undefined
    /** The last allowed day, for `type="date"`. */
    readonly max?: string | undefined
  }

/** An address is no word. */
const asWritten = { autoCapitalize: 'none', spellCheck: false }

/** A single-line text input. It has no `maxlength`: a text that is too long is reported, not cut. */
export const TextField = ({ label, hint, rules, error, announced, type = 'text', ...control }: TextFieldProps) => (
  <Field id={control.id} label={label} hint={hint} rules={rules} error={error} announced={announced}>
    <input
      {...(type === 'email' && asWritten)}
      {...control}
      // The form is `noValidate`, so `type="email"` only chooses the keyboard.
      type={type}
      className={slots('form-field')('input')}
      inputMode={type === 'email' ? 'email' : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy({ hint, rules }, { id: control.id, error })}
    />
  </Field>
)
