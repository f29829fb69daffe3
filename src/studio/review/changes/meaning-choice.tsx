import { quoted } from '#content/problems/wording.ts'
import type { Relabelled } from '#editing/words/change-line.ts'
import { Segments } from '#studio/ui/field.tsx'
import styles from './meaning-choice.module.css'

type Props = {
  readonly relabelled: Relabelled
  readonly meaning: 'same' | 'new' | undefined
  readonly onChoose: (meaning: 'same' | 'new') => void
}

/**
 * Asks whether a changed label still means the same, so that what is stored keeps its meaning. An option can become a new answer instead. A
 * score can only be confirmed, because one that measures something else needs rules of its own.
 */
export const MeaningChoice = ({ meaning, onChoose, relabelled }: Props) => (
  <div className={styles.choice}>
    <Segments
      label={`Does ${quoted(relabelled.after)} mean the same as ${quoted(relabelled.before)}?`}
      value={meaning ?? 'open'}
      choices={[
        { value: 'same', label: 'Same meaning' },
        ...(relabelled.what === 'option' ? [{ value: 'new' as const, label: 'A new answer' }] : []),
      ]}
      onChange={(value) => {
        if (value !== 'open') onChoose(value)
      }}
    />
    <p className={styles.help}>{helpFor(relabelled, meaning)}</p>
  </div>
)

const helpFor = ({ after, before, what }: Relabelled, meaning: Props['meaning']): string => {
  if (what === 'score')
    return `Results that are already stored keep ${quoted(before)}, and comparisons treat both as one score. If it measures something else now, undo this change and add a new score.`
  return meaning === undefined
    ? `Same meaning? People have answered ${quoted(before)} already.`
    : `Earlier answers ${quoted(before)} count as ${quoted(after)}.`
}
