import type { RefObject } from 'react'
import { slots } from '#components/recipe.ts'
import { SelectField } from '#components/form/select-field.tsx'
import { TextField } from '#components/form/text-field.tsx'
import type { DashboardPage } from '#types/content.generated.ts'
import type { FormState } from '#pages/forms/use-form.ts'
import type { SaveMessage } from './account-results.ts'
import type { AccountName } from './account-parts.ts'
import { PartCard } from './part-card.tsx'

type Props = {
  readonly form: FormState<AccountName>
  readonly words: DashboardPage['account']['profile']
  readonly message: SaveMessage | null
  readonly today: string
  readonly dateRef: RefObject<HTMLInputElement | null>
}

/** All fields are optional. */
export const ProfileCard = ({ form, words, message, today, dateRef }: Props) => {
  const date = form.field<HTMLInputElement>('birth_date')
  return (
    <PartCard id="account-profile" heading={words.heading} messages={[message]}>
      <TextField
        {...form.field<HTMLInputElement>('name')}
        label={words.name.label}
        hint={words.name.hint}
        autoComplete="name"
        autoCapitalize="words"
      />
      <div className={slots('settings')('pair')}>
        <TextField
          {...date}
          ref={(element) => {
            dateRef.current = element
            if (typeof date.ref === 'function') date.ref(element)
          }}
          type="date"
          label={words.birth_date.label}
          hint={words.birth_date.hint}
          autoComplete="bday"
          max={today}
        />
        <SelectField
          {...form.field<HTMLSelectElement>('gender')}
          label={words.gender.label}
          hint={words.gender.hint}
          none={words.gender.none}
          options={words.gender.options}
          autoComplete="sex"
        />
      </div>
    </PartCard>
  )
}
