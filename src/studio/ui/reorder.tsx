import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { Icon } from './icon.tsx'
import styles from './reorder.module.css'

type Props = {
  /** The name of the entry: 'Bedtime'. */
  readonly name: string
  readonly index: number
  readonly count: number
  /** Moves this entry to the index `to`, and announces it, as the keys and menus for moving do. */
  readonly onMove: (to: number) => void
}

/**
 * The handle with which an entry of a list is moved: dragged with a pointer, or with the arrow keys while it has the focus. Its entry is
 * the nearest ancestor with `data-entry`, and the entries are the elements beside that.
 */
export const ReorderHandle = ({ count, index, name, onMove }: Props) => {
  const dragged = useRef<{ readonly entry: HTMLElement; to: number } | null>(null)
  const moveTo = (to: number) => {
    if (to >= 0 && to < count && to !== index) onMove(to)
  }
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    const entry = event.currentTarget.closest<HTMLElement>('[data-entry]')
    if (!entry || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = { entry, to: index }
  }
  const onPointerMove = ({ clientY }: PointerEvent) => {
    if (!dragged.current) return
    const { entry } = dragged.current
    const to = targetIndex(entriesBeside(entry), clientY)
    dragged.current.to = to
    showTarget(entry, index, to)
  }
  /** Ends the drag, if there is one. Returns it. */
  const endDrag = () => {
    const drag = dragged.current
    dragged.current = null
    if (drag) hideTarget(drag.entry)
    return drag
  }
  const onPointerUp = () => {
    const drag = endDrag()
    if (drag) moveTo(drag.to)
  }
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={`Move ${name}, number ${index + 1} of ${count}`}
      title="Drag, or press the arrow keys"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={endDrag}
      onKeyDown={(event) => {
        if (event.key === 'Escape') endDrag()
        const to = keyTarget(event, index, count)
        if (to === undefined) return
        event.preventDefault()
        event.stopPropagation()
        moveTo(to)
      }}
    >
      <Icon name="handle" size={18} />
    </button>
  )
}

/** The entries of the list, with this one. */
const entriesBeside = (entry: HTMLElement): readonly HTMLElement[] =>
  [...(entry.parentElement?.children ?? [])].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.dataset['entry'] !== undefined,
  )

/** Dims the dragged entry, and draws a line on the side of the target where it would go. */
const showTarget = (dragged: HTMLElement, index: number, to: number): void => {
  for (const [at, entry] of entriesBeside(dragged).entries()) {
    const isTarget = at === to && entry !== dragged
    entry.style.boxShadow = isTarget ? `0 ${at < index ? -2 : 2}px 0 0 var(--r-colors-accent-solid)` : ''
    entry.style.opacity = entry === dragged ? '0.5' : ''
  }
}

const hideTarget = (dragged: HTMLElement): void => {
  for (const entry of entriesBeside(dragged)) {
    entry.style.boxShadow = ''
    entry.style.opacity = ''
  }
}

const keyTarget = ({ key }: KeyboardEvent, index: number, count: number): number | undefined => {
  if (key === 'ArrowUp') return index - 1
  if (key === 'ArrowDown') return index + 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** The index of the entry whose middle is nearest to the pointer. */
const targetIndex = (entries: readonly HTMLElement[], y: number): number => {
  const distances = entries.map((entry) => {
    const { bottom, top } = entry.getBoundingClientRect()
    return Math.abs((top + bottom) / 2 - y)
  })
  return distances.indexOf(Math.min(...distances))
}

/** By how many places Alt+Up or Alt+Down, pressed anywhere in an entry, moves it. 0 for other keys. */
export const altMove = ({ altKey, key }: KeyboardEvent): -1 | 0 | 1 => {
  if (!altKey) return 0
  if (key === 'ArrowUp') return -1
  return key === 'ArrowDown' ? 1 : 0
}
