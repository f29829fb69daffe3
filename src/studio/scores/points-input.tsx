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
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionEnd, selectionStart, value } = event.currentTarget
    const isWhole = selectionStart === 0 && selectionEnd === value.length
    const [rowBy, columnBy] = moves[event.key] ?? [0, 0]
    if (event.key === 'Escape') {
      if (typed !== null) set(before.current)
      setTyped(null)
      onWrong(null)
      return
    }
    const leaves =
      rowBy !== 0 ||
      (columnBy < 0 && (isWhole || selectionEnd === 0)) ||
      (columnBy > 0 && (isWhole || selectionStart === value.length))
    if (!leaves || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (wrong !== null) return
    leave()
    onMove(event.key === 'Enter' && event.shiftKey ? -1 : rowBy, columnBy)
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
      onChange={(event) => {
        const text = event.currentTarget.value
        if (typed === null) before.current = cell?.points
        setTyped(text)
        const parsed = parseNumber(text, { step: 0.01 })
        if ('reason' in parsed) set(before.current)
        else if (parsed.value !== undefined) set(parsed.value)
        // A sign is the beginning of a number.
        onWrong('reason' in parsed && !/^\s*[-−+]\s*$/.test(text) ? parsed.reason : null)
      }}
      onBlur={leave}
      onKeyDown={onKeyDown}
    />
  )
}

const moves: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
