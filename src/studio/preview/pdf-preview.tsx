import { useEffect, useState } from 'react'
import type { Answers } from '#engine/quiz/answers/answers.ts'
import type { ChangedFile } from '#studio/worker/requests.ts'
import { Button } from '#studio/ui/button.tsx'
import { Callout } from '#studio/ui/callout.tsx'
import type { ContentFeed } from './content-feed.ts'
import { shownIn, useServerPreview } from './use-server-preview.ts'
import styles from './preview-panel.module.css'

type Props = {
  readonly answers: Answers | null
  readonly changedFiles: () => Promise<readonly ChangedFile[]>
  readonly feed: ContentFeed
}

/** The report as PDF, in the browser's viewer. */
export const PdfPreview = ({ answers, changedFiles, feed }: Props) => {
  const { again, state } = useServerPreview<Blob>(
    'report.pdf',
    { answers: answers ?? {} },
    {
      changedFiles,
      feed,
      read: (reply) => reply.blob(),
    },
  )
  const pdf = shownIn(state)
  const address = useObjectUrl(pdf)
  return (
    <>
      <div className={styles.mailHead}>
        <div className={styles.row}>
          <p role="status">{state.is === 'loading' ? 'The report is being made…' : 'Made again after each pause.'}</p>
          <Button size="small" icon="reload" onClick={again}>
            Make it again
          </Button>
        </div>
      </div>
      {state.is === 'failed' && (
        <div className={styles.note}>
          <Callout status="error" title="The report cannot be made" isLive>
            <p>{state.message}</p>
          </Callout>
        </div>
      )}
      {address !== null && !navigator.pdfViewerEnabled && (
        <div className={styles.note}>
          <Callout title="This browser does not show PDFs">
            <p>
              <a href={address} download="report.pdf">
                Download the report
              </a>
            </p>
          </Callout>
        </div>
      )}
      {address !== null && navigator.pdfViewerEnabled && (
        // The browser's PDF viewer does not run in a sandbox.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe title="Report as PDF" src={address} className={styles.document} />
      )}
    </>
  )
}

const useObjectUrl = (blob: Blob | null): string | null => {
  const [made, setMade] = useState<{ readonly of: Blob; readonly address: string } | null>(null)
  useEffect(() => {
    if (!blob) return undefined
    const address = URL.createObjectURL(blob)
    setMade({ of: blob, address })
    return () => {
      URL.revokeObjectURL(address)
    }
  }, [blob])
  // The address of an earlier blob has been revoked.
  return made && made.of === blob ? made.address : null
}
