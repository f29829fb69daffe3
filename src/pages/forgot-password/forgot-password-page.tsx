import { properties, required } from '#schemas/api/forgot-password-request.schema.json'
import { TextField } from '#components/form/text-field.tsx'
import { Note } from '#components/note.tsx'
import { StatusRegion } from '#components/status-region.tsx'
import type { AccountSlice, SiteSlice } from '#content/slices/slices.ts'
import { emailProblem } from '#engine/account/account-rules.ts'
import { forgotPasswordMachineWith } from '#machines/forgot-password.machine.ts'
import { failureMessage } from '#pages/forms/failure-message.ts'
import { fieldWords, formRules } from '#pages/forms/form-rules.ts'
import { PageForm } from '#pages/forms/page-form.tsx'
import { useForm } from '#pages/forms/use-form.ts'
import { usePageTitle } from '#pages/page-title.ts'
import { FormColumn } from '#pages/session/form-column.tsx'
import { useFormMachine } from '#pages/session/use-form-machine.ts'
import type { ForgotPasswordRequest, SuccessReply } from '#types/api.generated.ts'
import type { Failure, Outcome } from '#types/failure.ts'

type Props = {
  readonly content: AccountSlice
  readonly site: SiteSlice
  readonly ask: (request: ForgotPasswordRequest) => Promise<Outcome<SuccessReply>>
}

/** The response is the same for every address, so that nobody can find out who has an account. */
export const ForgotPasswordPage = ({ ask, content, site }: Props) => {
  const { forgot_password: words, messages, constants } = content
  const { send, state } = useFormMachine(forgotPasswordMachineWith, ask)
  const form = useForm({
    id: 'forgot-password',
    rules: formRules({ properties, required }, ['email'], messages.fields, {
      email: (email) => emailProblem(constants.accounts, email),
    }),
    send,
    onSent: () => undefined,
    failureMessage: (failure) =>
      failureMessage(failure, messages.common, {
        // The specification has different messages for a failed call and for `success: false`.
        failure: isUnsuccessful(failure) ? messages.forgot_password.failure : messages.forgot_password.request_failure,
        rate_limit: messages.forgot_password.rate_limit,
      }),
  })
  usePageTitle(words.heading, site.site, form.problems.length > 0)
  return (
    <FormColumn
      site={site}
      heading={words.heading}
      picture={words.picture}
      isShort
      lead={words.lead}
      links={words.links}
    >
      <PageForm form={form} submit={words.submit} sending={words.sending}>
        <TextField
          {...form.field<HTMLInputElement>('email')}
          label={fieldWords(words.fields, 'email').label}
          type="email"
          autoComplete="email"
        />
        <StatusRegion>
          {state === 'success' && (
            <Note status="success" title={messages.forgot_password.success}>
              <p>{words.after_sending}</p>
            </Note>
          )}
        </StatusRegion>
      </PageForm>
    </FormColumn>
  )
}

const isUnsuccessful = (failure: Failure): boolean => failure.kind === 'refused' && failure.code === 'unsuccessful'
