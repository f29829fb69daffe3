import { Link } from 'react-router-dom'
import type { ChangeLine } from '#editing/words/change-line.ts'
import { itemAddress } from '#studio/app/addresses.ts'
import { Button } from '#studio/ui/button.tsx'
import type { DraftImpact } from '#studio/worker/draft-impact.ts'
import { lineImpact } from './line-impact.ts'
import { MarkedText } from './marked-text.tsx'
import { MeaningChoice } from './meaning-choice.tsx'
import { isPublished, type Meanings } from '#studio/review/review-state.ts'
import { UndoLine } from './undo-line.tsx'
import styles from './change-row.module.css'

export type ChangeRowProps = {
  readonly line: ChangeLine
  /** All lines, because undoing an act undoes all lines that it has made. */
  readonly all: readonly ChangeLine[]
  /** null: not known yet, or the content has errors. */
  readonly impact: DraftImpact | null
  readonly published: ReadonlySet<string>
  readonly meanings: Meanings
  readonly onUndone: (line: ChangeLine) => void
  readonly onMeaning: (line: ChangeLine, meaning: 'same' | 'new') => void
}

export const ChangeRow = ({ all, impact, line, meanings, onMeaning, onUndone, published }: ChangeRowProps) => {
  const { kind, pieces, relabelled, short } = line
  const means = impact && lineImpact(line, impact)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>{short}</p>
        {pieces && <MarkedText pieces={pieces} />}
        {means !== null && means !== undefined && <p className={styles.impact}>{means}</p>}
        {relabelled && isPublished(relabelled, published) && (
          <MeaningChoice
            relabelled={relabelled}
            meaning={meanings[relabelled.id]}
            onChoose={(meaning) => {
              onMeaning(line, meaning)
            }}
          />
        )}
      </div>
      <div className={styles.actions}>
        {kind !== 'delete' && kind !== 'picture' && kind !== 'waiting' && (
          <Link to={itemAddress(line.item, line.place)} className={styles.see} aria-label={`See: ${short}`}>
            See
          </Link>
        )}
        {line.acts.length > 0 && <UndoLine line={line} all={all} onUndone={onUndone} />}
        {line.acts.length === 0 && (
          <Button variant="plain" size="small" disabled>
            Undo
          </Button>
        )}
      </div>
    </li>
  )
}
