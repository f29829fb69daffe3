import { memo, useId, useRef, useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { isSameData } from '#content/write/same-data.ts'
import { textIn } from '#editing/located.ts'
import type { ScoreCell, ScoreColumn, ScoreRow } from '#editing/scores/score-table.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { problemsAt, type PlacedProblem } from '#studio/problems/placed-problem.ts'
import { EmptyState } from '#studio/ui/callout.tsx'
import { FieldProblems } from '#studio/form/notes/field-problems.tsx'
import { CellDetails } from './cell-details.tsx'
import { PointsInput } from './points-input.tsx'
import { signed } from '#studio/question/options/option-marks.tsx'
import styles from './scores.module.css'

type Props = {
  readonly columns: readonly ScoreColumn[]
  readonly rows: readonly ScoreRow[]
  /** Whether each question is named above its options. */
  readonly namesQuestions: boolean
}

type Active = { readonly row: string; readonly column: string }

/**
 * The points of options, one row each, edited in place: arrow keys move as in a spreadsheet, and digits replace. Below the table are the
 * details of the focused cell.
 */
export const ScoreGrid = ({ columns, namesQuestions, rows }: Props) => {
  const table = useRef<HTMLTableElement>(null)
  const problemId = useId()
  const problems = useEditorState((state) => state.problems)
  const [wrong, setWrong] = useState<string | null>(null)
  const [active, setActive] = useState<Active | null>(null)
  const activeRow = rows.find(({ key }) => key === active?.row)
  const activeColumn = columns.find(({ id }) => id === active?.column)
  if (rows.length === 0 || columns.length === 0) return <EmptyState title="There are no points here" />

  const activate = (row: string, column: string) => {
    flushSync(() => {
      setActive({ row, column })
      setWrong(null)
    })
    const input = table.current?.querySelector<HTMLInputElement>('input')
    input?.focus()
    input?.select()
  }
  const move = (rowBy: number, columnBy: number) => {
    const row = rows[rows.findIndex(({ key }) => key === active?.row) + rowBy]
    const column = columns[columns.findIndex(({ id }) => id === active?.column) + columnBy]
    if (row && column) activate(row.key, column.id)
  }
  return (
    <div className={styles.wrap}>
      <div className={styles.scroll}>
        <table ref={table} className={styles.grid}>
          <thead>
            <tr>
              <th scope="col">Option</th>
              {columns.map(({ id, label }) => (
                <th key={id} scope="col" className={styles.score}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row
                key={row.key}
                row={row}
                columns={columns}
                heading={namesQuestions && rows[index - 1]?.question !== row.question ? row.question.title : undefined}
                active={active?.row === row.key ? active.column : null}
                withProblems={columns
                  .filter(({ id }) => problemsOf(problems, row.cells.get(id), id).length > 0)
                  .map(({ id }) => id)}
                isFirst={index === 0 && !activeRow}
                onActivate={activate}
                input={{ problemId, wrong, onWrong: setWrong, onMove: move }}
              />
            ))}
          </tbody>
        </table>
      </div>
      {activeRow && activeColumn && (
        <>
          <FieldProblems
            id={problemId}
            inputProblem={wrong ?? undefined}
            problems={problemsOf(problems, activeRow.cells.get(activeColumn.id), activeColumn.id)}
          />
          <CellDetails row={activeRow} column={activeColumn} />
        </>
      )}
    </div>
  )
}

type RowProps = {
  readonly row: ScoreRow
  readonly columns: readonly ScoreColumn[]
  readonly heading: string | undefined
  readonly active: string | null
  /** Whether Tab enters the table here while no cell is active. */
  readonly isFirst: boolean
  /** The scores for which its points have problems. */
  readonly withProblems: readonly string[]
  readonly onActivate: (row: string, column: string) => void
  readonly input: Pick<ComponentProps<typeof PointsInput>, 'problemId' | 'wrong' | 'onWrong' | 'onMove'>
}

/** Renders again only when its points, texts or columns change, because typing changes only one of many rows. */
const Row = memo(
  ({ active, columns, heading, input, isFirst, onActivate, row, withProblems }: RowProps) => {
    const label = textIn(row.option, 'label') || 'No label yet'
    return (
      <>
        {heading !== undefined && (
          <tr className={styles.question}>
            <th scope="rowgroup" colSpan={columns.length + 1}>
              <span>{heading}</span>
            </th>
          </tr>
        )}
        <tr>
          <th scope="row" className={styles.option}>
            {label}
          </th>
          {columns.map((column, index) => {
            const cell = row.cells.get(column.id)
            const name = `${column.label} for ${label}`
            return (
              <td key={column.id} className={styles.cell}>
                {active === column.id ? (
                  <PointsInput
                    row={row}
                    column={column}
                    label={name}
                    hasProblem={input.wrong !== null || withProblems.includes(column.id)}
                    {...input}
                  />
                ) : (
                  <button
                    type="button"
                    className={styles.points}
                    data-problem={withProblems.includes(column.id) || undefined}
                    tabIndex={isFirst && index === 0 ? 0 : -1}
                    aria-label={`${name}: ${cell ? signed(cell.points) : 'no points'}${withProblems.includes(column.id) ? ', with a problem' : ''}`}
                    onClick={() => onActivate(row.key, column.id)}
                    onFocus={() => onActivate(row.key, column.id)}
                  >
                    {cell ? signed(cell.points) : '·'}
                  </button>
                )}
              </td>
            )
          })}
        </tr>
      </>
    )
  },
  (before, after) =>
    before.active === after.active &&
    after.active === null &&
    before.isFirst === after.isFirst &&
    before.heading === after.heading &&
    isSameData(before.withProblems, after.withProblems) &&
    before.row.option === after.row.option &&
    isSameColumns(before.columns, after.columns) &&
    isSameCells(before.row, after.row),
)

const isSameColumns = (before: readonly ScoreColumn[], after: readonly ScoreColumn[]): boolean =>
  before.length === after.length &&
  before.every(({ id, label }, index) => id === after[index]?.id && label === after[index]?.label)

const isSameCells = (before: ScoreRow, after: ScoreRow): boolean =>
  before.cells.size === after.cells.size &&
  [...before.cells].every(([score, { points }]) => after.cells.get(score)?.points === points)

/** The problems of the points of this cell, without those of its reason. */
const problemsOf = (
  problems: readonly PlacedProblem[],
  cell: ScoreCell | undefined,
  column: string,
): readonly PlacedProblem[] =>
  cell && problems.length > 0
    ? [
        ...problemsAt(problems, cell.file, [...cell.place, 'points']),
        ...problemsAt(problems, cell.file, [...cell.place, 'points', column]),
      ]
    : []
