import type { ReactNode } from 'react'
import type { Version } from '#editing/studio-api.ts'
import { EmptyState } from '#studio/ui/callout.tsx'
import { Loaded, type Loading } from './loaded.tsx'
import { VersionCard } from './version-card.tsx'
import styles from './versions-screen.module.css'

export type VersionsScreenProps = {
  readonly versions: Loading<readonly Version[]>
  readonly onRetry: () => void
  /** Whether files were changed on the disk since the newest version. */
  readonly hasLeftNewest: boolean
  /** The id of the version that is being restored. */
  readonly restoring: string | null
  /** Why a version was not restored. */
  readonly failed: { readonly id: Version['id']; readonly why: string } | null
  readonly onRestore: (version: Version) => void
  readonly files: (version: Version) => ReactNode
  readonly since: (version: Version) => ReactNode
}

/** What was published, newest first. */
export const VersionsScreen = (props: VersionsScreenProps) => {
  const { failed, files, hasLeftNewest, onRestore, onRetry, restoring, since, versions } = props
  return (
    <div className={styles.screen}>
      <div>
        <h1>Versions</h1>
        <p className={styles.lead}>Restoring a version makes a draft, which you review before visitors see it.</p>
      </div>
      <Loaded loading={versions} what="the versions" onRetry={onRetry}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title="Nothing was published from the studio yet">
              <p>
                Each publication is listed here with its changes, for example “Dryness: new reasons, by Ada”. You can go
                back to any of them.
              </p>
            </EmptyState>
          ) : (
            <>
              {all.map((version, index) => (
                <VersionCard
                  key={version.id}
                  version={version}
                  isNewest={index === 0}
                  canRestore={index > 0 || hasLeftNewest}
                  isRestoring={restoring === version.id}
                  failed={failed?.id === version.id ? failed.why : null}
                  onRestore={() => {
                    onRestore(version)
                  }}
                  files={() => files(version)}
                  since={() => since(version)}
                />
              ))}
            </>
          )
        }
      </Loaded>
    </div>
  )
}
