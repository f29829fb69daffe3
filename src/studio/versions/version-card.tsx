import { useId, useState, type ReactNode } from 'react'
import { counted } from '#content/problems/wording.ts'
import type { Version } from '#editing/studio-api.ts'
import { Button } from '#studio/ui/button.tsx'
import { Badge, Callout } from '#studio/ui/callout.tsx'
import styles from './version-card.module.css'

export type VersionCardProps = {
  readonly version: Version
  readonly isNewest: boolean
  /** Whether the content has changed since this version. */
  readonly canRestore: boolean
  /** Whether it is being restored, so that the button waits. */
  readonly isRestoring: boolean
  /** Why the version could not be restored. */
  readonly failed: string | null
  readonly onRestore: () => void
  /** The texts of its files, before and after. */
  readonly files: () => ReactNode
  /** What has changed since. */
  readonly since: () => ReactNode
}

type Shown = 'files' | 'since' | null
const shownChanges = 6

/** One publication: when, who, why, what. */
export const VersionCard = ({
  canRestore,
  failed,
  files,
  isNewest,
  isRestoring,
  onRestore,
  since,
  version,
}: VersionCardProps) => {
  const id = useId()
  const [shown, setShown] = useState<Shown>(null)
  const { at, by, changes, message } = version
  const toggle = (what: NonNullable<Shown>) => ({
    'aria-expanded': shown === what,
    'aria-controls': shown === what ? `${id}-${what}` : undefined,
    onClick: () => {
      setShown(shown === what ? null : what)
    },
  })
  return (
    <article aria-labelledby={message ? id : `${id} ${id}-facts`} className={styles.card}>
      <h2 id={id} className={styles.title}>
        {message || 'Without a note'}
      </h2>
      <p id={`${id}-facts`} className={styles.facts}>
        <time dateTime={at}>{timeInWords(at)}</time> · {by} {isNewest && <Badge status="success">Newest</Badge>}
      </p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.slice(0, shownChanges).map((change, index) => (
            <li key={`${index} ${change}`}>{change}</li>
          ))}
        </ul>
      )}
      {changes.length > shownChanges && (
        <details>
          <summary className={styles.more}>
            {counted(changes.length - shownChanges, 'more change', 'more changes')}
          </summary>
          <ul className={styles.changes}>
            {changes.slice(shownChanges).map((change, index) => (
              <li key={`${index} ${change}`}>{change}</li>
            ))}
          </ul>
        </details>
      )}
      <div className={styles.actions}>
        {version.files.length > 0 && (
          <Button variant="plain" size="small" {...toggle('files')}>
            {counted(version.files.length, 'file', 'files')}
          </Button>
        )}
        <Button variant="plain" size="small" {...toggle('since')}>
          Changed since
        </Button>
        {canRestore && (
          <Button
            size="small"
            icon="history"
            // Distinguishes the buttons of the versions.
            aria-describedby={`${id} ${id}-facts`}
            disabled={isRestoring}
            onClick={onRestore}
          >
            {isRestoring ? 'Restoring…' : 'Restore'}
          </Button>
        )}
      </div>
      {failed !== null && (
        <Callout isLive status="error" title="Not restored">
          {failed}
        </Callout>
      )}
      {shown && (
        <div id={`${id}-${shown}`} className={styles.shown}>
          {shown === 'files' ? files() : since()}
        </div>
      )}
    </article>
  )
}

/** 22 November 2026, 14:02 */
const timeInWords = (at: string): string =>
  new Date(at).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
