import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'
import type { Row } from './rows.ts'

type Options = {
  readonly list: RefObject<HTMLElement | null>
  readonly rows: readonly Row[]
  /** The row that has, or would get, the focus. */
  readonly active: string | null
  /** Its index in `rows`. -1: it is not among them. */
  readonly activeIndex: number
  /** The row of the item on the screen. */
  readonly selected: string | null
  /** The key of a navigation after which the row of the item gets the focus, once. */
  readonly focusOn: string | null
  readonly onActive: (key: string) => void
}

/** The focus of the list is in its active row, and the row that gets the focus becomes active. */
export const useRowFocus = ({ active, activeIndex, focusOn, list, onActive, rows, selected }: Options) => {
  const [hasFocus, setHasFocus] = useState(false)
  useEffect(() => {
    if (hasFocus) focusActiveRow(list.current)
  }, [active, hasFocus, list])

  // If the active row is removed, the row now in its place becomes active, before anything else can focus the first row.
  const lastIndex = useRef(0)
  useLayoutEffect(() => {
    const next = rows[Math.min(lastIndex.current, rows.length - 1)]
    if (activeIndex !== -1) lastIndex.current = activeIndex
    else if (active !== null && next) onActive(next.node.key)
  }, [active, activeIndex, onActive, rows])

  const focusedOn = useRef<string | null>(null)
  useEffect(() => {
    if (focusOn === null || focusOn === focusedOn.current || active !== selected || activeIndex === -1) return
    focusedOn.current = focusOn
    focusActiveRow(list.current)
  }, [active, activeIndex, focusOn, list, selected])

  return {
    onFocus: ({ target }: FocusEvent) => {
      setHasFocus(true)
      // At once, because otherwise the previously active row would get the focus back and scroll this one from under the pointer.
      const key = target.closest<HTMLElement>('[role="treeitem"]')?.dataset['key']
      if (key !== undefined && key !== active) onActive(key)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setHasFocus(false)
    },
  }
}

const focusActiveRow = (list: HTMLElement | null): void => {
  list?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus()
}
