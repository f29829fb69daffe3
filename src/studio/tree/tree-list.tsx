import type { Mark } from './marks.ts'
import type { Row } from './rows.ts'
import { TreeRow } from './tree-row.tsx'
import type { TreeActions } from './tree-actions.ts'
import type { Opening, TreeNode } from './tree-node.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useTreeKeys } from './use-tree-keys.ts'
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
  const activeIndex = rows.findIndex(({ node }) => node.key === active)
  const { height, list, top, visible } = useVisibleRows(rows.length, activeIndex)

  const focus = useRowFocus({ active, activeIndex, focusOn, list, onActive, rows, selected })
  const onKeyDown = useTreeKeys({ actions, active, onActive, onSelect, onToggle, open, rows })
  return (
    <div
      ref={list}
      role="tree"
      aria-label="Content"
      tabIndex={-1}
      className={styles.list}
      onKeyDown={onKeyDown}
      {...focus}
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
