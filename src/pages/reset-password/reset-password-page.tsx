import { useState } from 'react'
import { properties, required } from '#schemas/api/reset-password-request.schema.json'
import { ButtonLink } from '#components/button.tsx'
import { PasswordField } from '#components/form/password-field.tsx'
import type { AccountSlice, SiteSlice } from '#content/slices/slices.ts'
import { passwordProblems } from '#engine/account/account-rules.ts'
import { failureMessage } from '#pages/forms/failure-message.ts'
import { FormEnd } from '#pages/forms/form-end.tsx'
import { fieldWords, formRules } from '#pages/forms/form-rules.ts'
import { NewPasswordField } from '#pages/forms/new-password-field.tsx'
import { PageForm } from '#pages/forms/page-form.tsx'
import { useForm } from '#pages/forms/use-form.ts'
import { usePageTitle } from '#pages/page-title.ts'
import { FormColumn } from '#pages/session/form-column.tsx'
import { SiteLink } from '#pages/site-link.tsx'
import type { ResetPasswordRequest, SuccessReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'

type Props = {
  readonly content: AccountSlice
  readonly site: SiteSlice
  /** undefined: not read yet. null: the link is incomplete. */
  readonly token: string | null | undefined
  readonly reset: (request: ResetPasswordRequest) => Promise<Outcome<SuccessReply>>
}

type Stage = 'typing' | 'saved' | 'used'

export const ResetPasswordPage = ({ content, reset, site, token }: Props) => {
  const { reset_password: words, messages } = content
  const [stage, setStage] = useState<Stage>('typing')
  const isBroken = token === null
  const ended = { title: words.heading, site: site.site }
  return (
    <FormColumn
      site={site}
      heading={words.heading}
      picture={words.picture}
      isShort
      lead={stage === 'typing' && !isBroken ? words.lead : undefined}
      links={stage === 'saved' ? undefined : words.links}
    >
      {stage === 'saved' ? (
        <Ended {...ended} status="success" words={words.success} />
      ) : stage === 'used' ? (
        <Ended {...ended} status="warning" words={words.link_used} />
      ) : isBroken ? (
        <Ended
          {...ended}
          hasError
          status="warning"
          words={{ heading: messages.reset_password.link_broken, action: words.link_used.action }}
        />
      ) : (
        <NewPassword content={content} site={site} token={token ?? ''} reset={reset} onEnd={setStage} />
      )}
    </FormColumn>
  )
}

type EndWords = Omit<AccountSlice['reset_password']['success'], 'text'> & { readonly text?: string }

type EndedProps = {
  readonly status: 'success' | 'warning'
  readonly words: EndWords
  /** Of the page. */
  readonly title: string
  readonly site: SiteSlice['site']
  readonly hasError?: boolean
}

const Ended = ({ hasError, site, status, title, words }: EndedProps) => {
  usePageTitle(title, site, hasError)
  return (
    <FormEnd
      status={status}
      title={words.heading}
      actions={
        <ButtonLink href={words.action.to} link={SiteLink}>
          {words.action.label}
        </ButtonLink>
      }
    >
      {words.text !== undefined && <p>{words.text}</p>}
    </FormEnd>
  )
}

type FormProps = Pick<Props, 'content' | 'reset' | 'site'> & {
  readonly token: string
  readonly onEnd: (stage: Stage) => void
}

const NewPassword = ({ content, onEnd, reset, site, token }: FormProps) => {
  const { reset_password: words, messages, constants } = content
  const [shown, setShown] = useState(false)
  const confirmed = {
    properties: { ...properties, confirm_password: properties.new_password },
    required: [...required, 'confirm_password'],
  }
  const form = useForm({
    id: 'reset-password',
    rules: formRules(confirmed, ['new_password', 'confirm_password'], messages.fields, {
      new_password: (password) =>
        passwordProblems(constants.accounts, password, { missing: 'password_new_missing', known: [site.site.name] }),
      confirm_password: (again, { new_password }) =>
        again === new_password ? null : { key: 'password_confirm_differs', values: {} },
    }),
    send: async ({ new_password }) => {
      const outcome = await reset({ token, new_password })
      if (!outcome.ok && outcome.failure.kind === 'refused' && outcome.failure.code === 'link_used') onEnd('used')
      return outcome
    },
    onSent: () => onEnd('saved'),
    failureMessage: (failure) => failureMessage(failure, messages.common, messages.reset_password),
  })
  usePageTitle(words.heading, site.site, form.problems.length > 0)
  const fresh = fieldWords(words.fields, 'new_password')
  return (
    <PageForm form={form} summary={messages.common.there_is_a_problem} submit={words.submit} sending={words.sending}>
      <NewPasswordField
        form={form}
        name="new_password"
        words={{ label: fresh.label, hint: fresh.hint ?? '', second_hint: fresh.second_hint ?? '' }}
        rules={constants.accounts}
        shown={shown}
      />
      <PasswordField
        {...form.field<HTMLInputElement>('confirm_password')}
        label={fieldWords(words.fields, 'confirm_password').label}
        autoComplete="new-password"
        show={words.show_password}
        shown={shown}
        onShow={setShown}
      />
    </PageForm>
  )
}
