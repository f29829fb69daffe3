import { useRef, type KeyboardEvent } from 'react'
import { rowStartingWith, treeMove, type Row } from './rows.ts'
import type { TreeActions } from './tree-actions.ts'
import type { Opening, TreeNode } from './tree-node.ts'

type Options = {
  readonly rows: readonly Row[]
  readonly open: ReadonlySet<string>
  /** The row that has the focus. */
  readonly active: string | null
  readonly actions: TreeActions
  readonly onActive: (key: string) => void
  readonly onToggle: (key: string, isOpen: boolean) => void
  readonly onSelect: (node: TreeNode, how: Opening) => void
}

/** Returns the key handler of the tree: for the keys of its actions, and for those of an ARIA tree. */
export const useTreeKeys = ({ actions, active, onActive, onSelect, onToggle, open, rows }: Options) => {
  const withEarlierLetters = useTypedLetters()
  const move = (event: KeyboardEvent): boolean => {
    const to = treeMove(event.key, rows, active, open)
    if (!to) return false
    event.preventDefault()
    if ('focus' in to) onActive(to.focus)
    else if ('open' in to) onToggle(to.open, true)
    else onToggle(to.close, false)
    return true
  }
  const select = (event: KeyboardEvent, node: TreeNode | undefined) => {
    if (!node || !(event.target instanceof Element && event.target.role === 'treeitem')) return
    event.preventDefault()
    onSelect(node, event.key === 'Enter' ? 'edit' : 'show')
  }
  const search = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.key === '?') return
    const found = rowStartingWith(rows, active, withEarlierLetters(event))
    if (found !== undefined) onActive(found)
  }
  return (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('[role="menu"]')) return
    const node = rows.find((row) => row.node.key === active)?.node
    if (node && actions.onKey(event, node)) {
      event.preventDefault()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') select(event, node)
    else if (!move(event)) search(event)
  }
}

/** How long typed letters are combined into one search. */
const typingMs = 700

/** Returns a function that takes a letter, and returns it with those that were typed shortly before it. */
const useTypedLetters = () => {
  const typed = useRef({ text: '', at: 0 })
  return ({ key, timeStamp }: KeyboardEvent): string => {
    const isMore = timeStamp - typed.current.at < typingMs
    const text = isMore ? typed.current.text + key : key
    typed.current = { text, at: timeStamp }
    return text
  }
}
