import type { OtherRule } from '#editing/scores/score-table.ts'
import { signed } from '#studio/question/options/option-marks.tsx'
import { ItemForm } from '#studio/form/item-form.tsx'
import { fieldAddress } from '#studio/app/addresses.ts'
import styles from './scores.module.css'

type Props = { readonly rules: readonly OtherRule[]; readonly title?: string }

/** Rules that are not cells of the table, as sentences that open to their forms. */
export const OtherRules = ({ rules, title = 'Other rules' }: Props) => {
  if (rules.length === 0) return null
  return (
    <section aria-label={title} className={styles.others}>
      <h2>{title}</h2>
      <ul>
        {rules.map(({ file, place, points, score, words }) => (
          <li key={fieldAddress(file, place)} data-field={fieldAddress(file, place)}>
            <details>
              <summary>
                {score.label} {signed(points)} when {words}
              </summary>
              <ItemForm file={file} place={place} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
