import { useState, type ReactNode } from 'react'
import type { ChangedFile } from '#studio/worker/requests.ts'
import { Callout } from '#studio/ui/callout.tsx'
import { Segments } from '#studio/ui/field.tsx'
import type { ContentFeed } from './content-feed.ts'
import { shownIn, useServerPreview } from './use-server-preview.ts'
import styles from './preview-panel.module.css'

type Mail = { readonly subject: string; readonly text: string; readonly html: string }
type Props = {
  /** null: no mail is shown. */
  readonly id: string | null
  readonly changedFiles: () => Promise<readonly ChangedFile[]>
  readonly feed: ContentFeed
  /** The frame, which shows the HTML of a mail. */
  readonly children: (html: string | null) => ReactNode
}

/** A mail as the server sends it: the HTML in the frame, or the text. */
export const MailPreview = ({ changedFiles, children, feed, id }: Props) => {
  const [part, setPart] = useState<'html' | 'text'>('html')
  const { state } = useServerPreview<Mail>('mail', id === null ? null : { mail: id }, {
    changedFiles,
    feed,
    read: async (reply) => (await reply.json()) as Mail,
  })
  if (id === null) return children(null)
  const mail = shownIn(state)
  const isComing = mail === null && state.is === 'loading'
  return (
    <>
      <p role="status" className={isComing ? styles.shown : styles.silent}>
        {isComing && 'The mail is being made…'}
      </p>
      {state.is === 'failed' && (
        <div className={styles.note}>
          <Callout status="error" title="This mail cannot be shown" isLive>
            <p>{state.message}</p>
          </Callout>
        </div>
      )}
      {mail && (
        <div className={styles.mailHead}>
          <p>
            Subject: <strong>{mail.subject}</strong>
          </p>
          <Segments
            label="Part of the mail"
            value={part}
            choices={[
              { value: 'html', label: 'With formatting' },
              { value: 'text', label: 'As plain text' },
            ]}
            onChange={setPart}
          />
        </div>
      )}
      {mail && part === 'text' ? (
        // A scrolling area has to be reachable with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={styles.text} tabIndex={0} aria-label="Text of the mail">
          {mail.text}
        </pre>
      ) : (
        children(mail?.html ?? '')
      )}
    </>
  )
}
