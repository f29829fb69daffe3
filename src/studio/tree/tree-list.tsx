import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Mark } from './marks.ts'
import { rowStartingWith, treeMove, type Row } from './rows.ts'
import { TreeRow } from './tree-row.tsx'
import type { TreeActions } from './tree-actions.ts'
import type { Opening, TreeNode } from './tree-node.ts'
import { useVisibleRows } from './visible-rows.ts'
import styles from './tree.module.css'

type Props = {
  readonly rows: readonly Row[]
  readonly open: ReadonlySet<string>
  readonly marks: ReadonlyMap<string, Mark>
  /** The row that has, or would get, the focus. */
  readonly active: string | null
  /** The row of the item on the screen. */
  readonly selected: string | null
  /** The key of a navigation after which the row of the item gets the focus, once. */
  readonly focusOn: string | null
  readonly actions: TreeActions
  readonly onActive: (key: string) => void
  readonly onToggle: (key: string, isOpen: boolean) => void
  readonly onSelect: (node: TreeNode, how: Opening) => void
}

/** How long typed letters are combined into one search. */
const typingMs = 700

/** An ARIA tree. Only visible rows are in the document, so that there can be thousands. */
export const TreeList = ({
  actions,
  active,
  focusOn,
  marks,
  onActive,
  onSelect,
  onToggle,
  open,
  rows,
  selected,
}: Props) => {
  const typed = useRef({ text: '', at: 0 })
  const [hasFocus, setHasFocus] = useState(false)
  const activeIndex = rows.findIndex(({ node }) => node.key === active)
  const { height, list, top, visible } = useVisibleRows(rows.length, activeIndex)

  useEffect(() => {
    if (hasFocus) list.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus()
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
    list.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus()
  }, [active, activeIndex, focusOn, list, selected])

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[activeIndex]
    if (event.target instanceof Element && event.target.closest('[role="menu"]')) return
    if (row && actions.onKey(event, row.node)) {
      event.preventDefault()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      if (!row || !(event.target instanceof Element && event.target.role === 'treeitem')) return
      event.preventDefault()
      onSelect(row.node, event.key === 'Enter' ? 'edit' : 'show')
      return
    }
    const move = treeMove(event.key, rows, active, open)
    if (move) {
      event.preventDefault()
      if ('focus' in move) onActive(move.focus)
      else if ('open' in move) onToggle(move.open, true)
      else onToggle(move.close, false)
      return
    }
    if (event.key.length !== 1 || event.key === '?') return
    const text = event.timeStamp - typed.current.at < typingMs ? typed.current.text + event.key : event.key
    typed.current = { text, at: event.timeStamp }
    const found = rowStartingWith(rows, active, text)
    if (found !== undefined) onActive(found)
  }

  return (
    <div
      ref={list}
      role="tree"
      aria-label="Content"
      tabIndex={-1}
      className={styles.list}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        setHasFocus(true)
        // At once, because otherwise the previously active row would get the focus back and scroll this one from under the pointer.
        const key = target.closest<HTMLElement>('[role="treeitem"]')?.dataset['key']
        if (key !== undefined && key !== active) onActive(key)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHasFocus(false)
      }}
    >
      <div role="none" style={{ height, paddingTop: top }} className={styles.all}>
        {visible.map((index) => {
          const row = rows[index]
          return (
            row && (
              <TreeRow
                key={row.node.key}
                row={row}
                mark={marks.get(row.node.key)}
                isActive={index === Math.max(activeIndex, 0)}
                isOpen={open.has(row.node.key)}
                isSelected={row.node.key === selected}
                actions={actions}
                onActive={onActive}
                onSelect={onSelect}
                onToggle={onToggle}
              />
            )
          )
        })}
      </div>
    </div>
  )
}
