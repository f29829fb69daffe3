import { quoted } from '#content/problems/wording.ts'
import type { Relabelled } from '#editing/words/change-line.ts'
import { Segments } from '#studio/ui/field.tsx'
import styles from './meaning-choice.module.css'

type Props = {
  readonly relabelled: Relabelled
  readonly meaning: 'same' | 'new' | undefined
  readonly onChoose: (meaning: 'same' | 'new') => void
}

/** Asks whether a changed label still means the same or is a different answer, so that stored answers keep their meaning. */
export const MeaningChoice = ({ meaning, onChoose, relabelled: { after, before, what } }: Props) => (
  <div className={styles.choice}>
    <Segments
      label={`Does ${quoted(after)} mean the same as ${quoted(before)}?`}
      value={meaning ?? 'open'}
      choices={[
        { value: 'same', label: 'Same meaning' },
        { value: 'new', label: what === 'option' ? 'A new answer' : 'A new score' },
      ]}
      onChange={(value) => {
        if (value !== 'open') onChoose(value)
      }}
    />
    <p className={styles.help}>
      {meaning === undefined
        ? `Same meaning? People have answered ${quoted(before)} already.`
        : `Earlier answers ${quoted(before)} count as ${quoted(after)}.`}
    </p>
  </div>
)
