import { useEffect, useEffectEvent, useState } from 'react'
import { properties, required } from '#schemas/api/feedback-request.schema.json'
import { Button, ButtonLink } from '#components/button.tsx'
import { Markdown } from '#components/markdown.tsx'
import { SelectField } from '#components/form/select-field.tsx'
import { TextAreaField } from '#components/form/text-area-field.tsx'
import { TextField } from '#components/form/text-field.tsx'
import type { FeedbackSlice } from '#content/slices/form-slices.ts'
import type { SiteSlice } from '#content/slices/slices.ts'
import { emailProblem, lengthProblem } from '#engine/account/account-rules.ts'
import { failureMessage } from '#pages/forms/failure-message.ts'
import { FormEnd } from '#pages/forms/form-end.tsx'
import { fieldWords, formRules } from '#pages/forms/form-rules.ts'
import { PageForm } from '#pages/forms/page-form.tsx'
import { useForm } from '#pages/forms/use-form.ts'
import { usePageTitle } from '#pages/page-title.ts'
import { FormColumn } from '#pages/session/form-column.tsx'
import { SiteLink } from '#pages/site-link.tsx'
import type { FeedbackRequest, SuccessReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'

export type FeedbackPageProps = {
  readonly content: FeedbackSlice
  readonly site: SiteSlice
  readonly send: (feedback: FeedbackRequest) => Promise<Outcome<SuccessReply>>
}

/** The feedback form. It says thank you only after the message was stored. */
export const FeedbackPage = (props: FeedbackPageProps) => {
  const { page } = props.content
  const [sent, setSent] = useState(false)
  const [isAnother, setIsAnother] = useState(false)
  const writeAnother = () => {
    setIsAnother(true)
    setSent(false)
  }
  return (
    <FormColumn
      site={props.site}
      heading={page.heading}
      picture={page.picture}
      lead={sent ? undefined : page.lead}
      below={<Markdown nodes={page.complaint} link={SiteLink} />}
    >
      {sent ? (
        <Thanks page={page} onAnother={writeAnother} />
      ) : (
        <FeedbackForm {...props} isAnother={isAnother} onSent={() => setSent(true)} />
      )}
    </FormColumn>
  )
}

type FormProps = FeedbackPageProps & {
  readonly onSent: () => void
  /** Opened with a button, which is gone: the first field takes over its focus. */
  readonly isAnother: boolean
}

const FeedbackForm = ({ content, site, send, onSent, isAnother }: FormProps) => {
  const { page, messages, constants } = content
  const form = useForm({
    id: 'feedback',
    keeps: ['topic', 'message', 'email'],
    rules: formRules({ properties, required }, ['topic', 'message', 'email'], messages.fields, {
      message: (message) => lengthProblem(message, constants.limits.feedback_max, 'message_too_long'),
      email: (email) => (email === '' ? null : emailProblem(constants.accounts, email)),
    }),
    send: ({ topic, message, email }) => send({ topic, message, ...(email !== '' && { email }) }),
    onSent,
    failureMessage: (failure) => failureMessage(failure, messages.common, messages.feedback),
  })
  const takeFocus = useEffectEvent(() => {
    if (isAnother) form.focus('topic')
  })
  useEffect(() => takeFocus(), [])
  usePageTitle(page.heading, site.site, form.problems.length > 0)
  const [topic, message] = [fieldWords(page.fields, 'topic'), fieldWords(page.fields, 'message')]
  const email = fieldWords(page.fields, 'email')
  return (
    <PageForm form={form} summary={messages.common.there_is_a_problem} submit={page.submit} sending={page.sending}>
      <SelectField
        {...form.field<HTMLSelectElement>('topic')}
        label={topic.label}
        none={topic.none ?? ''}
        options={topic.options ?? []}
      />
      <TextAreaField {...form.field<HTMLTextAreaElement>('message')} label={message.label} hint={message.hint} />
      <TextField
        {...form.field<HTMLInputElement>('email')}
        type="email"
        label={email.label}
        hint={email.hint}
        autoComplete="email"
      />
    </PageForm>
  )
}

type ThanksProps = { readonly page: FeedbackSlice['page']; readonly onAnother: () => void }

const Thanks = ({ page, onAnother }: ThanksProps) => {
  const { action, heading, text } = page.success
  return (
    <FormEnd
      status="success"
      title={heading}
      actions={
        <>
          <ButtonLink href={action.to} link={SiteLink}>
            {action.label}
          </ButtonLink>
          <Button variant="outline" onClick={onAnother}>
            {page.another}
          </Button>
        </>
      }
    >
      {text}
    </FormEnd>
  )
}
