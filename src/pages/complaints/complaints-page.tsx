import { useState } from 'react'
import { properties, required } from '#schemas/api/complaint-request.schema.json'
import { ButtonLink } from '#components/button.tsx'
import { Markdown } from '#components/markdown.tsx'
import { SelectField } from '#components/form/select-field.tsx'
import { TextAreaField } from '#components/form/text-area-field.tsx'
import { TextField } from '#components/form/text-field.tsx'
import type { SiteSlice } from '#content/slices/slices.ts'
import type { ComplaintsSlice } from '#content/slices/form-slices.ts'
import { emailProblem, lengthProblem, nameProblem } from '#engine/account/account-rules.ts'
import { fill } from '#engine/format.ts'
import { failureMessage } from '#pages/forms/failure-message.ts'
import { FormEnd } from '#pages/forms/form-end.tsx'
import { fieldWords, formRules } from '#pages/forms/form-rules.ts'
import { PageForm } from '#pages/forms/page-form.tsx'
import { useForm } from '#pages/forms/use-form.ts'
import { usePageTitle } from '#pages/page-title.ts'
import { FormColumn } from '#pages/session/form-column.tsx'
import { SiteLink } from '#pages/site-link.tsx'
import type { ComplaintReply, ComplaintRequest } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'

export type ComplaintsPageProps = {
  readonly content: ComplaintsSlice
  readonly site: SiteSlice
  readonly send: (complaint: ComplaintRequest) => Promise<Outcome<ComplaintReply>>
}

type Kept = { readonly reference: string; readonly hasEmail: boolean }

/** The complaint form. Once the complaint is stored, the page shows its reference. */
export const ComplaintsPage = (props: ComplaintsPageProps) => {
  const { page } = props.content
  const [kept, setKept] = useState<Kept | null>(null)
  return (
    <FormColumn
      site={props.site}
      heading={page.heading}
      quiet
      lead={kept ? undefined : page.lead}
      aside={<Markdown nodes={page.body} link={SiteLink} startLevel={2} />}
    >
      {kept ? <Stored page={page} {...kept} /> : <ComplaintForm {...props} onKept={setKept} />}
    </FormColumn>
  )
}

type FormProps = ComplaintsPageProps & { readonly onKept: (kept: Kept) => void }

const ComplaintForm = ({ content, site, send, onKept }: FormProps) => {
  const { page, messages, constants } = content
  const { complaint_topic_missing, complaint_missing, complaint_too_long } = messages.fields
  const form = useForm({
    id: 'complaint',
    keeps: ['topic', 'message', 'name', 'email'],
    rules: formRules(
      { properties, required },
      ['topic', 'message', 'name', 'email'],
      {
        ...messages.fields,
        topic_missing: complaint_topic_missing,
        message_missing: complaint_missing,
        message_too_long: complaint_too_long,
      },
      {
        message: (message) => lengthProblem(message, constants.limits.complaint_max, 'message_too_long'),
        name: (name) => nameProblem(constants.accounts, name),
        email: (email) => (email === '' ? null : emailProblem(constants.accounts, email)),
      },
    ),
    send: ({ topic, message, name, email }) =>
      send({ topic, message, ...(name !== '' && { name }), ...(email !== '' && { email }) }),
    onSent: ({ reference }, { email }) => onKept({ reference, hasEmail: email !== '' }),
    failureMessage: (failure) => failureMessage(failure, messages.common, messages.complaints),
  })
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
        {...form.field<HTMLInputElement>('name')}
        label={fieldWords(page.fields, 'name').label}
        autoComplete="name"
      />
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

const Stored = ({ page, reference, hasEmail }: Kept & { readonly page: ComplaintsSlice['page'] }) => {
  const { action, heading, text, text_without_email } = page.success
  return (
    <FormEnd
      status="success"
      title={heading}
      actions={
        <ButtonLink href={action.to} link={SiteLink}>
          {action.label}
        </ButtonLink>
      }
    >
      {fill(hasEmail ? text : text_without_email, { reference })}
    </FormEnd>
  )
}
