import { counted } from '#content/problems/wording.ts'
import { Callout } from '#studio/ui/callout.tsx'
import type { ErrorsLeft } from './use-errors-left.ts'
import styles from './removal-dialog.module.css'

/** How many are shown before the others are folded. */
const shown = 5

/** The errors that a deletion would leave, or a note that they are unknown. A live region, because they may arrive while the dialog is open. */
export const ErrorsLeftList = ({ errors }: { readonly errors: ErrorsLeft }) => (
  <div role="status" className={styles.left}>
    {errors === 'late' && <p>Checking whether this leaves errors…</p>}
    {errors === 'unknown' && <p>Whether this leaves errors could not be checked.</p>}
    {typeof errors === 'object' && errors.length > 0 && (
      <Callout
        status="warning"
        title={`This leaves ${counted(errors.length, 'error', 'errors')} to correct before you can publish`}
      >
        <List errors={errors.slice(0, shown)} />
        {errors.length > shown && (
          <details>
            <summary className={styles.more}>{counted(errors.length - shown, 'more', 'more')}</summary>
            <List errors={errors.slice(shown)} />
          </details>
        )}
      </Callout>
    )}
  </div>
)

const List = ({ errors }: { readonly errors: Exclude<ErrorsLeft, string> }) => (
  <ul className={styles.errors}>
    {errors.map(({ item, message }, index) => (
      <li key={`${index} ${item} ${message}`}>
        <span className={styles.what}>{item}</span>
        {message}
      </li>
    ))}
  </ul>
)
