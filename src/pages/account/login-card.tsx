import { useState } from 'react'
import { PasswordField } from '#components/form/password-field.tsx'
import { recipe } from '#components/recipe.ts'
import { TextField } from '#components/form/text-field.tsx'
import { Checkbox } from '#components/form/checkbox.tsx'
import type { AccountRules } from '#engine/account/account-rules.ts'
import { NewPasswordField } from '#pages/forms/new-password-field.tsx'
import type { FormState } from '#pages/forms/use-form.ts'
import type { DashboardPage } from '#types/content.generated.ts'
import type { SaveMessage } from './account-results.ts'
import type { AccountName } from './account-parts.ts'
import { PartCard } from './part-card.tsx'

type Props = {
  readonly form: FormState<AccountName>
  readonly words: DashboardPage['account']['login']
  readonly rules: AccountRules
  readonly username: string
  readonly messages: readonly (SaveMessage | null)[]
}

export const LoginCard = ({ form, words, rules, username, messages }: Props) => {
  const [shown, setShown] = useState(false)
  return (
    <PartCard id="account-login" heading={words.heading} messages={messages}>
      {/* Tells a password manager which account the passwords belong to. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <TextField
        {...form.field<HTMLInputElement>('email')}
        type="email"
        label={words.email.label}
        autoComplete="email"
      />
      <PasswordField
        {...form.field<HTMLInputElement>('old_password')}
        label={words.old_password.label}
        hint={words.old_password.hint}
        autoComplete="current-password"
        shown={shown}
      />
      <NewPasswordField form={form} name="new_password" words={words.new_password} rules={rules} shown={shown} />
      <PasswordField
        {...form.field<HTMLInputElement>('confirm_password')}
        label={words.confirm_password.label}
        autoComplete="new-password"
        shown={shown}
      />
      <div className={recipe('row')}>
        <Checkbox
          label={words.show_password}
          checked={shown}
          onChange={setShown}
          controls="account-old_password account-new_password account-confirm_password"
        />
      </div>
    </PartCard>
  )
}
