import { Link } from 'react-router-dom'
import { counted } from '#content/problems/wording.ts'
import type { Published } from '#editing/studio-api.ts'
import { pageAddresses } from '#studio/app/addresses.ts'
import { Callout } from '#studio/ui/callout.tsx'
import styles from './published-note.module.css'

/** Says what was published, and when visitors see it. */
export const PublishedNote = ({ gitProblem, isFinished, version }: Published) => (
  <Callout
    isLive
    status="success"
    title="Published"
    actions={
      <>
        <Link to={pageAddresses.start} className={styles.link}>
          Go on editing
        </Link>
        <Link to={pageAddresses.versions} className={styles.link}>
          Versions
        </Link>
      </>
    }
  >
    <p>
      {counted(version.changes.length, 'change', 'changes')} in {counted(version.files.length, 'file', 'files')},
      content version {version.contentVersion}.
    </p>
    <p>
      Visitors see it after the next start of the site: whoever runs it starts it again with <code>npm start</code>.
      Where it runs with <code>npm run dev</code>, they see it now.
    </p>
    {!isFinished && (
      <p>
        Not everything is in its place on the disk yet: the terminal of the studio says what is in the way, such as a
        file that cannot be replaced. The studio does the rest when it is started again, or with the next publication.
      </p>
    )}
    {gitProblem !== null && <p>It is not in the history of git: {gitProblem}</p>}
  </Callout>
)
