import { Link } from 'react-router-dom'
import { counted } from '#content/problems/wording.ts'
import { Loaded, useLoading } from '#studio/versions/loaded.tsx'
import { pageAddresses } from '#studio/app/addresses.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import styles from './start-page.module.css'

const shown = 3

/** What was published last. */
export const LastVersions = () => {
  const { loadVersions } = useStudio()
  const { loading, retry } = useLoading(loadVersions, 'versions')
  return (
    <section aria-labelledby="start-versions" className={styles.section}>
      <h2 id="start-versions">Published last</h2>
      <Loaded loading={loading} what="the versions" onRetry={retry}>
        {(versions) =>
          versions.length === 0 ? (
            <p className={styles.muted}>
              Nothing was published from here yet. Each publication is listed, and can be restored.
            </p>
          ) : (
            <>
              <ul className={styles.versions}>
                {versions.slice(0, shown).map(({ at, by, changes, id, message }) => (
                  <li key={id}>
                    <strong>{message || counted(changes.length, 'change', 'changes')}</strong>
                    <span>
                      <time dateTime={at}>
                        {new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}
                      </time>{' '}
                      · {by}
                    </span>
                  </li>
                ))}
              </ul>
              <Link to={pageAddresses.versions}>All versions</Link>
            </>
          )
        }
      </Loaded>
    </section>
  )
}
