import { counted } from '#content/problems/wording.ts'
import type { Consequence } from '#editing/uses/consequences.ts'
import { groupedConsequences } from './grouped-consequences.ts'
import styles from './removal-dialog.module.css'

type Props = {
  readonly consequences: readonly Consequence[]
  /** The name of a file in an editor's words. */
  readonly fileName: (file: string) => string
}

/** How many names are shown before the others are folded. */
const shown = 3

/** What else a deletion changes. The same consequence for several things is listed once. */
export const ConsequenceList = ({ consequences, fileName }: Props) => (
  <ul className={styles.uses}>
    {groupedConsequences(consequences, fileName).map(({ items, kind, words }) => (
      <li key={`${kind} ${words}`} data-kind={kind}>
        <span className={styles.what}>{words}</span>
        {items.slice(0, shown).map((item) => (
          <strong key={item}>{item}</strong>
        ))}
        {items.length > shown && (
          <details>
            <summary>{counted(items.length - shown, 'more', 'more')}</summary>
            {items.slice(shown).map((item) => (
              <strong key={item}>{item}</strong>
            ))}
          </details>
        )}
      </li>
    ))}
  </ul>
)
