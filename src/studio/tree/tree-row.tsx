import { useId, useState } from 'react'
import { counted } from '#content/problems/wording.ts'
import { classNames } from '#studio/ui/class-names.ts'
import { Icon } from '#studio/ui/icon.tsx'
import { Menu } from '#studio/ui/menu.tsx'
import { HiddenText } from '#studio/ui/studio-root.tsx'
import type { Mark } from './marks.ts'
import type { Row } from './rows.ts'
import type { TreeActions } from './tree-actions.ts'
import { useRowDrag } from './row-drag.ts'
import type { Opening, TreeNode } from './tree-node.ts'
import styles from './tree.module.css'

type Props = {
  readonly row: Row
  readonly mark: Mark | undefined
  readonly isActive: boolean
  readonly isOpen: boolean
  readonly isSelected: boolean
  readonly actions: TreeActions
  readonly onActive: (key: string) => void
  readonly onSelect: (node: TreeNode, how: Opening) => void
  readonly onToggle: (key: string, isOpen: boolean) => void
}

export const TreeRow = ({ actions, isActive, isOpen, isSelected, mark, onActive, onSelect, onToggle, row }: Props) => {
  const { level, node, position, siblings } = row
  const [isHovered, setHovered] = useState(false)
  const drag = useRowDrag(node, actions)
  const name = useId()
  const hasChildren = node.children.length > 0
  const menu = isActive || isHovered ? actions.menuFor(node) : []
  return (
    // The tree around it handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="treeitem"
      aria-labelledby={name}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={isSelected}
      {...(hasChildren ? { 'aria-expanded': isOpen } : {})}
      tabIndex={isActive ? 0 : -1}
      data-key={node.key}
      data-kind={node.kind}
      data-drop={drag.drop}
      data-marked={mark && ''}
      className={styles.row}
      style={{ paddingInlineStart: `${(level - 1) * 14 + 4}px` }}
      onPointerEnter={() => {
        setHovered(true)
      }}
      onPointerLeave={() => {
        setHovered(false)
      }}
      onClick={() => {
        onActive(node.key)
        if (!drag.wasDragged()) onSelect(node, 'press')
      }}
      {...drag.handlers}
    >
      <span
        aria-hidden="true"
        className={classNames(styles.chevron, isOpen && styles.open)}
        onClick={(event) => {
          if (!hasChildren) return
          event.stopPropagation()
          onToggle(node.key, !isOpen)
        }}
      >
        {hasChildren && <Icon name="right" size={16} />}
      </span>
      <span id={name} className={styles.name}>
        {node.number !== undefined && <span className={styles.number}>{node.number}</span>}
        <span className={styles.label} title={node.label}>
          {node.label}
        </span>
        {node.isConditional && (
          <span className={styles.condition} title="Only for some visitors">
            if<HiddenText>, only for some visitors</HiddenText>
          </span>
        )}
        {mark && <Marks {...mark} />}
      </span>
      {menu.length > 0 && (
        <span
          className={styles.more}
          role="none"
          onClick={(event) => {
            event.stopPropagation()
          }}
        >
          <Menu label={`More for ${node.label}`} size="small" items={menu} />
        </span>
      )}
    </div>
  )
}

const Marks = ({ errors, isChanged, warnings }: Mark) => (
  <span className={styles.marks}>
    {errors > 0 && (
      <span className={styles.error} title={counted(errors, 'error', 'errors')}>
        <Icon name="error" size={16} />
        <HiddenText>, {counted(errors, 'error', 'errors')}</HiddenText>
      </span>
    )}
    {errors === 0 && warnings > 0 && (
      <span className={styles.warning} title={counted(warnings, 'warning', 'warnings')}>
        <Icon name="warning" size={16} />
        <HiddenText>, {counted(warnings, 'warning', 'warnings')}</HiddenText>
      </span>
    )}
    {isChanged && (
      <span className={styles.changed} title="Changed">
        <HiddenText>, changed</HiddenText>
      </span>
    )}
  </span>
)
