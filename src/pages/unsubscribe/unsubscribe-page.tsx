import { useState } from 'react'
import { ButtonLink } from '#components/button.tsx'
import type { SiteSlice } from '#content/slices/slices.ts'
import type { UnsubscribeSlice } from '#content/slices/form-slices.ts'
import { failureMessage } from '#pages/forms/failure-message.ts'
import { FormEnd } from '#pages/forms/form-end.tsx'
import { PageForm } from '#pages/forms/page-form.tsx'
import { useForm } from '#pages/forms/use-form.ts'
import { usePageTitle } from '#pages/page-title.ts'
import { FormColumn } from '#pages/session/form-column.tsx'
import { SiteLink } from '#pages/site-link.tsx'
import type { SuccessReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'

export type UnsubscribePageProps = {
  readonly content: UnsubscribeSlice
  readonly site: SiteSlice
  /** undefined: not read yet. null: the link is incomplete. */
  readonly token: string | null | undefined
  readonly stop: (token: string) => Promise<Outcome<SuccessReply>>
}

/** Opening the page changes nothing: mail scanners open all links. */
export const UnsubscribePage = ({ content, site, stop, token }: UnsubscribePageProps) => {
  const { page } = content
  const [stage, setStage] = useState<'asking' | 'done' | 'broken'>('asking')
  const isBroken = token === null || stage === 'broken'
  usePageTitle(page.heading, site.site, isBroken)
  const isAsking = stage === 'asking' && !isBroken
  return (
    <FormColumn
      site={site}
      heading={page.heading}
      picture={page.picture}
      isShort
      lead={isAsking ? page.lead : undefined}
      links={isAsking ? page.links : undefined}
    >
      {isAsking ? (
        <Question
          content={content}
          stop={() => stop(token ?? '')}
          onDone={() => setStage('done')}
          onBroken={() => setStage('broken')}
        />
      ) : isBroken ? (
        <Ended status="warning" words={page.link_broken} contact={site.site.contact_link} />
      ) : (
        <Ended status="success" words={page.done} contact={site.site.contact_link} />
      )}
    </FormColumn>
  )
}

type QuestionProps = {
  readonly content: UnsubscribeSlice
  readonly stop: () => Promise<Outcome<SuccessReply>>
  readonly onDone: () => void
  readonly onBroken: () => void
}

const Question = ({ content: { messages, page }, onBroken, onDone, stop }: QuestionProps) => {
  const form = useForm({
    id: 'unsubscribe',
    rules: {},
    send: async () => {
      const outcome = await stop()
      // The server refuses a malformed token: show that the link is incomplete.
      if (!outcome.ok && outcome.failure.kind === 'refused') onBroken()
      return outcome
    },
    onSent: onDone,
    failureMessage: (failure) => failureMessage(failure, messages.common, { failure: page.failure }),
  })
  return (
    <PageForm form={form} submit={page.submit} sending={page.sending}>
      <p>{page.account_note}</p>
    </PageForm>
  )
}

type EndedProps = {
  readonly status: 'success' | 'warning'
  readonly words: UnsubscribeSlice['page']['done']
  /** undefined: the content has no contact link. */
  readonly contact: string | undefined
}

const Ended = ({ contact, status, words: { action, heading, text } }: EndedProps) => (
  <FormEnd
    status={status}
    title={heading}
    actions={
      <ButtonLink href={action.to === 'contact' ? (contact ?? '/') : action.to} link={SiteLink}>
        {action.label}
      </ButtonLink>
    }
  >
    <p>{text}</p>
  </FormEnd>
)
