import { useState } from 'react'
import { describedBy, Field, type Control, type FieldTexts } from './field.tsx'
import { slots } from '#components/recipe.ts'
import { Checkbox } from './checkbox.tsx'

export type PasswordFieldProps = FieldTexts &
  Control<HTMLInputElement> & {
    /** Which of the two: it decides what a password manager offers. */
    readonly autoComplete: 'current-password' | 'new-password'
    /** 'Show password': with it the field has a box of its own. */
    readonly show?: string | undefined
    /** Shown or not, when one box stands for several fields. */
    readonly shown?: boolean | undefined
  }

/** A password. It may be pasted, and looked at. */
export const PasswordField = ({ label, hint, rules, error, show, shown, ...control }: PasswordFieldProps) => {
  const [revealed, setRevealed] = useState(false)
  return (
    <Field id={control.id} label={label} hint={hint} rules={rules} error={error}>
      <input
        {...control}
        type={(shown ?? revealed) ? 'text' : 'password'}
        className={slots('form-field')('input')}
        // What is shown is still a password: nothing may correct it, or send it to be checked.
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ hint, rules }, { id: control.id, error })}
      />
      {show && <Checkbox label={show} checked={revealed} onChange={setRevealed} controls={control.id} />}
    </Field>
  )
}
