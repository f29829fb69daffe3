import type { Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { FieldProblems } from '#studio/form/notes/field-problems.tsx'
import { useProblems } from '#studio/form/notes/problems-at.ts'
import { ConditionEditor } from './condition-editor.tsx'
import styles from './condition.module.css'

type Props = {
  readonly file: string
  /** The place of the condition, even while there is none. Its last step is usually `when`. */
  readonly place: Place
  /** What the condition decides: 'Ask when'. */
  readonly title: string
  /** What applies without a condition: 'Everybody is asked.' */
  readonly always: string
  readonly order?: readonly string[] | undefined
}

/** A condition as a part of a page, with its heading and problems. */
export const ConditionField = ({ title, ...props }: Props) => {
  const { file, place } = props
  const problems = useProblems(file, place)
  return (
    <section aria-label={title} className={styles.field} data-field={fieldAddress(file, place)}>
      <h2 className={styles.title}>{title}</h2>
      <ConditionEditor {...props} />
      <FieldProblems problems={problems} />
    </section>
  )
}
