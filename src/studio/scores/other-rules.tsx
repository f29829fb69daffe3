import type { OtherRule } from '#editing/scores/score-table.ts'
import { signed } from '#studio/question/options/option-marks.tsx'
import { ItemForm } from '#studio/form/item-form.tsx'
import { fieldAddress } from '#studio/app/addresses.ts'
import styles from './scores.module.css'

/** Rules that are not cells of the table, as sentences that open to their forms. */
export const OtherRules = ({ rules }: { readonly rules: readonly OtherRule[] }) => {
  if (rules.length === 0) return null
  return (
    <section aria-label="Other rules" className={styles.others}>
      <h2>Other rules</h2>
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
