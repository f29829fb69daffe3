import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { TreeActions } from './tree-actions.ts'
import type { TreeNode } from './tree-node.ts'

/** A press that moves less than this is not a drag. In px. */
const slack = 5

/** Moves an entry within its list by dragging. The target row shows on which side of it the entry would go. */
export const useRowDrag = (node: TreeNode, actions: TreeActions) => {
  const from = useRef<{ readonly y: number; isMoving: boolean } | null>(null)
  const dragged = useRef(false)
  const [target, setTarget] = useState<string | null>(null)
  const aimAt = (row: HTMLElement | undefined) => {
    const key = row?.dataset['key'] ?? null
    if (key === target) return
    removeDropMarks()
    const side = key === null ? null : actions.dropSide(node, key)
    if (side) row?.setAttribute('data-drop-here', side)
    setTarget(side ? key : null)
  }
  const end = () => {
    removeDropMarks()
    from.current = null
    setTarget(null)
  }
  const onPointerDown = ({ button, clientY, pointerType }: PointerEvent) => {
    // Touch scrolls instead.
    if (button !== 0 || pointerType === 'touch') return
    dragged.current = false
    from.current = { y: clientY, isMoving: false }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const start = from.current
    if (!start || (!start.isMoving && Math.abs(event.clientY - start.y) < slack)) return
    start.isMoving = true
    event.currentTarget.setPointerCapture(event.pointerId)
    aimAt(rowAt(event.clientX, event.clientY))
  }
  const onPointerUp = () => {
    if (!from.current) return
    dragged.current = from.current.isMoving
    if (target !== null) actions.drop(node, target)
    end()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !from.current?.isMoving) return
    // Escape only ends the drag, and does not close the list.
    event.preventDefault()
    event.stopPropagation()
    dragged.current = true
    end()
  }
  return {
    drop: target === null ? undefined : 'dragged',
    /** Whether a click ends a drag, so that it does not select the row. */
    wasDragged: () => {
      const was = dragged.current
      dragged.current = false
      return was
    },
    handlers: node.entry ? { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end, onKeyDown } : {},
  }
}

const rowAt = (x: number, y: number): HTMLElement | undefined =>
  document
    .elementsFromPoint(x, y)
    .find((element): element is HTMLElement => element instanceof HTMLElement && element.dataset['key'] !== undefined)

const removeDropMarks = () => {
  for (const row of document.querySelectorAll('[data-drop-here]')) row.removeAttribute('data-drop-here')
}
