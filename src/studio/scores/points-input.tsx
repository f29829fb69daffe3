import { useRef, useState, type KeyboardEvent } from 'react'
import type { ScoreColumn, ScoreRow } from '#editing/scores/score-table.ts'
import { setPoints } from '#editing/scores/set-points.ts'
import { parseNumber } from '#studio/form/text/parse-number.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import styles from './scores.module.css'

type Props = {
  readonly row: ScoreRow
  readonly column: ScoreColumn
  readonly label: string
  /** The id of the element with the error message. */
  readonly problemId: string
  readonly hasProblem: boolean
  /** Why the input cannot be stored. */
  readonly wrong: string | null
  readonly onWrong: (reason: string | null) => void
  readonly onMove: (rowBy: number, columnBy: number) => void
}

/**
 * The cell that is being edited. A number is stored at every key press; leaving the cell empty removes the points. Other input stays in the
 * cell, and the points return to their old value until it is a number: somebody who types '1O' over 6 does not mean 1. Escape restores the
 * old value, too.
 */
export const PointsInput = ({ column, hasProblem, label, onMove, onWrong, problemId, row, wrong }: Props) => {
  const editor = useEditor()
  const cell = row.cells.get(column.id)
  const stored = cell ? String(cell.points) : ''
  const [typed, setTyped] = useState<string | null>(null)
  /** The points before typing began. */
  const before = useRef(cell?.points)
  const set = (points: number | undefined) => {
    if (points === cell?.points) return
    const { operations, title } = setPoints(editor.state().data, row, column, points)
    editor.act(title, operations, `points:${row.key}:${column.id}`)
  }
  const leave = () => {
    if (wrong !== null) return
    if (typed === '' && cell) set(undefined)
    setTyped(null)
    editor.endTyping()
  }
  const change = (text: string) => {
    if (typed === null) before.current = cell?.points
    setTyped(text)
    const parsed = parseNumber(text, { step: 0.01 })
    if ('reason' in parsed) set(before.current)
    else if (parsed.value !== undefined) set(parsed.value)
    // A sign is the beginning of a number.
    onWrong('reason' in parsed && !/^\s*[-−+]\s*$/.test(text) ? parsed.reason : null)
  }
  const reset = () => {
    if (typed !== null) set(before.current)
    setTyped(null)
    onWrong(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') return reset()
    const move = moveOf(event)
    if (!move) return
    event.preventDefault()
    if (wrong !== null) return
    leave()
    onMove(move.rowBy, move.columnBy)
  }
  return (
    <input
      className={styles.input}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={hasProblem || undefined}
      aria-describedby={hasProblem ? problemId : undefined}
      value={typed ?? stored}
      onChange={({ currentTarget }) => {
        change(currentTarget.value)
      }}
      onBlur={leave}
      onKeyDown={onKeyDown}
    />
  )
}

type Move = { readonly rowBy: number; readonly columnBy: number }

/** Where a key leads from the cell. undefined: it stays in the cell, as an arrow does inside of the text. */
const moveOf = (event: KeyboardEvent<HTMLInputElement>): Move | undefined => {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  const { selectionEnd, selectionStart, value } = event.currentTarget
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  switch (event.key) {
    case 'ArrowUp':
      return { rowBy: -1, columnBy: 0 }
    case 'ArrowDown':
      return { rowBy: 1, columnBy: 0 }
    case 'Enter':
      return { rowBy: event.shiftKey ? -1 : 1, columnBy: 0 }
    case 'ArrowLeft':
      return isWhole || selectionEnd === 0 ? { rowBy: 0, columnBy: -1 } : undefined
    case 'ArrowRight':
      return isWhole || selectionStart === value.length ? { rowBy: 0, columnBy: 1 } : undefined
    default:
      return undefined
  }
}
