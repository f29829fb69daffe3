/** An input for a new password, whose rules are ticked off while the user types. */
import { useWatch } from 'react-hook-form'
import { characterCount } from '#engine/character-count.ts'
import { PasswordField } from '#components/form/password-field.tsx'
import type { FieldRule } from '#components/form/field.tsx'
import { passwordProblems, type AccountRules } from '#engine/account/account-rules.ts'
import { fill } from '#engine/format.ts'
import type { FormState } from './use-form.ts'

export type PasswordWords = { readonly label: string; readonly hint: string; readonly second_hint: string }

type Props<Name extends string> = {
  readonly form: FormState<Name>
  readonly name: Name
  readonly words: PasswordWords
  readonly rules: AccountRules
  /** Label of its own 'Show password' checkbox. */
  readonly show?: string | undefined
  readonly shown?: boolean | undefined
}

export const NewPasswordField = <Name extends string>({ form, name, words, rules, show, shown }: Props<Name>) => {
  const typed = useWatch({ control: form.control, name }) ?? ''
  return (
    <PasswordField
      {...form.field<HTMLInputElement>(name)}
      label={words.label}
      rules={passwordRules(rules, words, typed)}
      autoComplete="new-password"
      show={show}
      shown={shown}
    />
  )
}

/** The two hints of the content as rules, with whether the typed password meets them. */
const passwordRules = (
  rules: AccountRules,
  { hint, second_hint }: Omit<PasswordWords, 'label'>,
  typed: string,
): readonly FieldRule[] => {
  const broken = passwordProblems(rules, typed).map(({ key }) => key)
  const letters = typed !== '' && !broken.includes('password_capital') && !broken.includes('password_number')
  return [
    ...(rules.password_capitals + rules.password_numbers > 0 ? [{ id: 'letters', text: hint, met: letters }] : []),
    {
      id: 'length',
      text: fill(second_hint, { min: rules.password_min }),
      met: characterCount(typed) >= rules.password_min,
    },
  ]
}
