import { textIn } from '#editing/located.ts'
import type { ScoreColumn, ScoreRow } from '#editing/scores/score-table.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { ItemForm } from '#studio/form/item-form.tsx'
import styles from './scores.module.css'

type Props = { readonly row: ScoreRow; readonly column: ScoreColumn }

/** Why a cell has its points: the sentence that visitors read, and how well it is supported. */
export const CellDetails = ({ column, row }: Props) => {
  const cell = row.cells.get(column.id)
  const name = `${textIn(row.option, 'label')}, ${column.label}`
  if (!cell)
    return (
      <p className={styles.note} role="note">
        {name}: no points yet. Type a number.
      </p>
    )
  if (cell.kind !== 'rule')
    return (
      <p className={styles.note} role="note">
        {name}: {cell.kind === 'correct' ? 'a right answer gives 1 point' : 'these points are set on the option'}
        {row.isShared ? ', in every question that shares it' : ''}.
      </p>
    )
  return (
    <section aria-label={`Why: ${name}`} className={styles.details} data-field={fieldAddress(cell.file, cell.place)}>
      <h3>{name}</h3>
      <ItemForm
        key={fieldAddress(cell.file, [...cell.place, 'because'])}
        file={cell.file}
        place={[...cell.place, 'because']}
      />
      <ItemForm
        key={fieldAddress(cell.file, [...cell.place, 'evidence'])}
        file={cell.file}
        place={[...cell.place, 'evidence']}
      />
    </section>
  )
}
