import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { properties, required } from '#schemas/api/updates-request.schema.json'
import { recipe } from '#components/recipe.ts'
import { TextField } from '#components/form/text-field.tsx'
import type { SiteSlice } from '#content/slices/slices.ts'
import type { UpdatesSlice } from '#content/slices/form-slices.ts'
import { emailProblem } from '#engine/account/account-rules.ts'
import { failureMessage } from '#pages/forms/failure-message.ts'
import { FormEnd } from '#pages/forms/form-end.tsx'
import { fieldWords, formRules } from '#pages/forms/form-rules.ts'
import { PageForm } from '#pages/forms/page-form.tsx'
import { useForm } from '#pages/forms/use-form.ts'
import { usePageTitle } from '#pages/page-title.ts'
import { FormColumn } from '#pages/session/form-column.tsx'
import type { SuccessReply, UpdatesRequest } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'

export type UpdatesPageProps = {
  readonly content: UpdatesSlice
  readonly site: SiteSlice
  readonly send: (updates: UpdatesRequest) => Promise<Outcome<SuccessReply>>
}

/** The newsletter form, at each campaign path. It says thank you only after the address was stored. */
export const UpdatesPage = (props: UpdatesPageProps) => {
  const { page, messages } = props.content
  const [stored, setStored] = useState(false)
  return (
    <FormColumn
      site={props.site}
      heading={page.heading}
      picture={page.picture}
      isShort
      lead={stored ? undefined : page.lead}
      links={page.links}
    >
      {stored ? (
        <FormEnd status="success" title={messages.email_capture.success} />
      ) : (
        <UpdatesForm {...props} onStored={() => setStored(true)} />
      )}
    </FormColumn>
  )
}

const UpdatesForm = ({ content, site, send, onStored }: UpdatesPageProps & { readonly onStored: () => void }) => {
  const { page, messages, constants } = content
  const { format } = messages.email_capture
  const { pathname } = useLocation()
  const form = useForm({
    id: 'updates',
    rules: formRules(
      { properties, required },
      ['email'],
      // Any invalid address gets the same message here.
      { ...messages.fields, email_missing: format, email_format: format, email_too_long: format },
      { email: (email) => emailProblem(constants.accounts, email) },
    ),
    send: ({ email }) => send({ email, path: campaignOf(pathname, page.paths) }),
    onSent: onStored,
    failureMessage: (failure) => failureMessage(failure, messages.common, messages.email_capture),
  })
  usePageTitle(page.heading, site.site, form.problems.length > 0)
  return (
    <PageForm form={form} submit={page.submit} sending={page.sending}>
      <div className={recipe('stack', { gap: 'sm' })}>
        <TextField
          {...form.field<HTMLInputElement>('email')}
          type="email"
          label={fieldWords(page.fields, 'email').label}
          autoComplete="email"
        />
        <p className={recipe('text', { style: 'small', tone: 'muted' })}>{page.consent}</p>
      </div>
    </PageForm>
  )
}

/** The campaign in the spelling of the content, whatever the case in the URL. */
const campaignOf = (pathname: string, paths: UpdatesSlice['page']['paths']): string => {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return paths.find(({ route }) => route.toLowerCase() === path.toLowerCase())?.route ?? path
}
