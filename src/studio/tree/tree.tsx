import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isDataMap } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import { valueIn } from '#editing/place.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { itemFromAddress } from '#studio/app/addresses.ts'
import { useTreeActions } from './tree-actions.ts'
import { pathTo, rowsOf } from './rows.ts'
import { TreeFooter } from './tree-footer.tsx'
import { TreeList } from './tree-list.tsx'
import { nodeFor } from './tree-of.ts'
import { groupKey, type TreeNode } from './tree-node.ts'
import { useOpenField } from './use-open-field.ts'
import { useMarks, useTree } from './use-tree.ts'
import styles from './tree.module.css'

/** The tree of the content, and below it the links to the changes and the versions. */
export const Tree = () => {
  const nodes = useTree()
  const marks = useMarks(nodes)
  const { key: visit, pathname, state } = useLocation()
  const navigate = useNavigate()
  const isThere = useEditorState(({ data }) => isItemThere(data, pathname))
  const selected = useMemo(() => (isThere ? selectedKey(nodes, pathname) : null), [isThere, nodes, pathname])
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([groupKey('Quiz')]))
  const [active, setActive] = useState<string | null>(null)
  const rows = useMemo(() => rowsOf(nodes, open), [nodes, open])
  const actions = useTreeActions()
  const openField = useOpenField()

  // Expands the tree to an item that was opened from elsewhere.
  useEffect(() => {
    const path = selected === null ? null : pathTo(nodes, selected)
    if (!path) return
    setOpen((now) => (path.every((key) => now.has(key)) ? now : new Set([...now, ...path])))
    setActive(selected)
    // Only when the selection changes, so that what an editor collapses stays collapsed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selected])

  const toggle = (key: string, isOpen: boolean) => {
    const next = new Set(open)
    if (isOpen) next.add(key)
    else next.delete(key)
    setOpen(next)
  }
  return (
    <div className={styles.tree}>
      <TreeList
        rows={rows}
        open={open}
        marks={marks}
        active={active ?? rows[0]?.node.key ?? null}
        selected={selected}
        focusOn={takesFocus(state) ? visit : null}
        actions={actions}
        onActive={setActive}
        onToggle={toggle}
        onSelect={({ address, children, item, key, kind }, how) => {
          if (address === null) return toggle(key, !open.has(key))
          if (children.length > 0) toggle(key, true)
          if (how === 'edit' && kind === 'question' && item) openField({ ...item, place: [...item.place, 'title'] })
          else void navigate(address, { state: { keepsList: children.length > 0, keepsFocus: how === 'show' } })
          return undefined
        }}
      />
      <TreeFooter />
    </div>
  )
}

/** Whether the focus follows a row that was moved. */
const takesFocus = (state: unknown): boolean => isDataMap(state) && state['focusesRow'] === true

/** Whether the item of the page still exists: the page stays open after a deletion, and the tree must then not select something around it. */
const isItemThere = (data: ContentData, pathname: string): boolean => {
  const item = itemFromAddress(pathname)
  return !item || item.place.length === 0 || valueIn(data.get(item.file), item.place) !== undefined
}

const selectedKey = (nodes: readonly TreeNode[], pathname: string): string | null => {
  const item = itemFromAddress(pathname)
  if (item) return nodeFor(nodes, item)?.key ?? null
  return nodes.flatMap((node) => node.children).find(({ address }) => address === pathname)?.key ?? null
}
