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
    const entries = [...(entry.parentElement?.children ?? [])].filter(
      (one): one is HTMLElement => one instanceof HTMLElement && one.dataset['entry'] !== undefined,
    )
    const to = targetIndex(entries, clientY)
    dragged.current.to = to
    for (const [at, one] of entries.entries()) {
      one.style.boxShadow =
        at === to && one !== entry ? `0 ${at < index ? -2 : 2}px 0 0 var(--r-colors-accent-solid)` : ''
      one.style.opacity = one === entry ? '0.5' : ''
    }
  }
  const onPointerEnd = (isCancelled: boolean) => {
    const drag = dragged.current
    if (!drag) return
    dragged.current = null
    for (const one of drag.entry.parentElement?.children ?? [])
      if (one instanceof HTMLElement) {
        one.style.boxShadow = ''
        one.style.opacity = ''
      }
    if (!isCancelled) moveTo(drag.to)
  }
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={`Move ${name}, number ${index + 1} of ${count}`}
      title="Drag, or press the arrow keys"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        onPointerEnd(false)
      }}
      onPointerCancel={() => {
        onPointerEnd(true)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onPointerEnd(true)
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
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
}
