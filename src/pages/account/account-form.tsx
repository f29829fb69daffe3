/**
 * The form behind Save Changes. It sends only the parts that have changed, and each part shows its outcome in its own
 * card.
 */
import { modules } from 'virtual:content/modules'
import type { FormEvent } from 'react'
import { ErrorSummary } from '#components/form/error-summary.tsx'
import { Form } from '#components/form/form.tsx'
import { FormStatus } from '#components/form/form-status.tsx'
import { slots } from '#components/recipe.ts'
import { LoginCard } from './login-card.tsx'
import { ProductsCard } from './products-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { UnsavedDialog } from './unsaved-dialog.tsx'
import { useAccountForm, type AccountFormSetup } from './use-account-form.ts'

export const AccountForm = (setup: AccountFormSetup) => {
  const { account, content, today } = setup
  const { messages, constants } = content
  const words = content.page.account
  const { birthDate, ownProducts, form, isDirty, messageOf, overall, save, stored } = useAccountForm(setup)
  return (
    <>
      {form.problems.length > 0 && (
        <ErrorSummary heading={messages.common.there_is_a_problem} problems={form.problems} ref={form.summary} />
      )}
      <div className={slots('settings')('form')}>
        <Form
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            void save()
          }}
          submit={words.save}
          sending={words.saving}
          busy={form.busy}
          labelledBy="account-heading"
          footer={isDirty ? 'stays' : undefined}
          beside={
            <FormStatus
              status={overall?.status}
              text={overall?.title ?? (isDirty ? messages.common.unsaved : undefined)}
            />
          }
        >
          <ProfileCard
            form={form}
            words={words.profile}
            message={messageOf('profile')}
            today={today}
            dateRef={birthDate}
          />
          {modules.products && (
            <ProductsCard
              words={words.products}
              ownProducts={ownProducts}
              stored={stored.ownProducts}
              examples={account.products === null && stored.ownProducts === words.products.initial}
              message={messageOf('products')}
            />
          )}
          <LoginCard
            form={form}
            words={words.login}
            rules={constants.accounts}
            username={account.username}
            messages={[messageOf('email'), messageOf('password')]}
          />
        </Form>
      </div>
      <UnsavedDialog dirty={isDirty} words={words.unsaved_dialog} onSave={save} />
    </>
  )
}
