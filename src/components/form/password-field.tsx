import { useState } from 'react'
import { describedBy, Field, type Control, type FieldTexts } from './field.tsx'
import { slots } from '#components/recipe.ts'
import { Checkbox } from './checkbox.tsx'

export type PasswordFieldProps = FieldTexts &
  Control<HTMLInputElement> & {
    /** Decides what a password manager offers: a stored password or a generated one. */
    readonly autoComplete: 'current-password' | 'new-password'
    /** 'Show password'. With it the field has its own checkbox. */
    readonly show?: string | undefined
    /** Controls the visibility, where one checkbox serves several fields. */
    readonly shown?: boolean | undefined
    /** The checkbox of this field serves the others, too. */
    readonly onShow?: ((shown: boolean) => void) | undefined
  }

/** A password input. Pasting is allowed, and the password can be shown. */
export const PasswordField = ({ label, hint, rules, error, announced, show, onShow, ...props }: PasswordFieldProps) => {
  const { shown: shownWithOthers, ...control } = props
  const [revealed, setRevealed] = useState(false)
  const shown = shownWithOthers ?? revealed
  return (
    <Field id={control.id} label={label} hint={hint} rules={rules} error={error} announced={announced}>
      <input
        {...control}
        type={shown ? 'text' : 'password'}
        className={slots('form-field')('input')}
        // A visible password is still one: no autocorrection, and no spelling check, which some browsers do on a
        // server.
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ hint, rules }, { id: control.id, error })}
      />
      {show && <Checkbox label={show} checked={shown} onChange={onShow ?? setRevealed} controls={control.id} />}
    </Field>
  )
}
