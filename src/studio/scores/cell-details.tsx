import { textIn } from '#editing/located.ts'
import type { ScoreColumn, ScoreRow } from '#editing/scores/score-table.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { useFormParts } from '#studio/form/form-context.ts'
import { ItemForm } from '#studio/form/item-form.tsx'
import { ProblemText } from '#studio/form/problem-text.tsx'
import type { PlacedProblem } from '#studio/problems/placed-problem.ts'
import { FieldProblem } from '#studio/ui/field.tsx'
import styles from './scores.module.css'

type Props = { readonly row: ScoreRow; readonly column: ScoreColumn }
type ProblemProps = {
  readonly id: string
  /** Why what is typed cannot be stored. */
  readonly wrong: string | null
  readonly problems: readonly PlacedProblem[]
}

/** What is wrong with the points of a cell. */
export const CellProblem = ({ id, problems, wrong }: ProblemProps) => {
  const { applyFix } = useFormParts()
  if (wrong === null && problems.length === 0) return null
  const isError = wrong !== null || problems.some(({ severity }) => severity === 'error')
  return (
    <FieldProblem id={id} severity={isError ? 'error' : 'warning'}>
      <ProblemText inputProblem={wrong ?? undefined} problems={wrong === null ? problems : []} applyFix={applyFix} />
    </FieldProblem>
  )
}

/** Why a cell has its points: the visitor's sentence and how well it is supported. */
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
