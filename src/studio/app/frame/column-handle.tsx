import { useRef } from 'react'
import { columnLimits, type Column, type Columns } from './columns.ts'
import styles from './studio-frame.module.css'

const names: Readonly<Record<Column, string>> = { tree: 'Width of the list', preview: 'Width of the preview' }
const step = 16

/** The separator between two columns: dragged with a pointer, or moved with the left and right arrow keys. */
export const ColumnHandle = ({ column, resize, widths }: Columns & { readonly column: Column }) => {
  const dragged = useRef<{ readonly x: number; readonly width: number } | null>(null)
  const end = () => {
    dragged.current = null
  }
  const [least, most] = columnLimits[column]
  const width = widths[column]
  /** The preview grows when its handle moves left. */
  const direction = column === 'tree' ? 1 : -1
  const keys: Readonly<Record<string, number>> = {
    ArrowRight: width + direction * step,
    ArrowLeft: width - direction * step,
    Home: least,
    End: most,
  }
  return (
    // A focusable separator with a value is a control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={names[column]}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.handle}
      data-column={column}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        dragged.current = { x: event.clientX, width }
      }}
      onPointerMove={({ clientX }) => {
        const from = dragged.current
        if (from) resize(column, from.width + direction * (clientX - from.x))
      }}
      onPointerUp={end}
      // Otherwise the pointer would go on resizing the column without being pressed.
      onPointerCancel={end}
      onKeyDown={(event) => {
        const next = keys[event.key]
        if (next === undefined) return
        event.preventDefault()
        resize(column, next)
      }}
    />
  )
}
