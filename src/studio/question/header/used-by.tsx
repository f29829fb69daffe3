import { counted } from '#content/problems/wording.ts'
import type { QuestionUse } from '#editing/uses/question-uses.ts'
import { placeText } from '#editing/place.ts'
import { useFormContext } from '#studio/form/form-context.ts'
import { Button } from '#studio/ui/button.tsx'
import styles from './item-header.module.css'

type Props = { readonly id: string; readonly uses: readonly QuestionUse[] }

/** Lists what reads the answers, in an editor's words, with links. */
export const UsedBy = ({ id, uses }: Props) => {
  const { open } = useFormContext()
  return (
    <section id={id} aria-label="Used by" className={styles.uses}>
      <h2>Used by</h2>
      {uses.length === 0 ? (
        <p className={styles.position}>No condition, rule or text names this question.</p>
      ) : (
        <details open={uses.length <= 8}>
          <summary>{counted(uses.length, 'place', 'places')}</summary>
          <ul>
            {uses.map(({ at, file, item, options, place, words }, index) => (
              <li key={`${index} ${file} ${placeText(at)}`}>
                {options.length > 0 && (
                  <span className={styles.position}>{options.map(({ label }) => label).join(', ')}: </span>
                )}
                <Button size="small" variant="plain" onClick={() => open?.(file, place)}>
                  {item}
                </Button>{' '}
                {words}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
