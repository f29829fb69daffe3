import { folded } from '#engine/matches-words.ts'
import type { TreeNode } from './tree-node.ts'

/** A line of the tree. */
export type Row = {
  readonly node: TreeNode
  /** From 1. */
  readonly level: number
  /** Among its siblings, from 1. */
  readonly position: number
  readonly siblings: number
  readonly parent: string | null
}

/** The visible nodes, from the top down. */
export const rowsOf = (
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  level = 1,
  parent: string | null = null,
): readonly Row[] =>
  nodes.flatMap((node, index) => [
    { node, level, position: index + 1, siblings: nodes.length, parent },
    ...(open.has(node.key) ? rowsOf(node.children, open, level + 1, node.key) : []),
  ])

/** The keys of the ancestors of a node, outermost first; null: the node is not in the tree. */
export const pathTo = (nodes: readonly TreeNode[], key: string): readonly string[] | null => {
  for (const node of nodes) {
    if (node.key === key) return []
    const inner = pathTo(node.children, key)
    if (inner) return [node.key, ...inner]
  }
  return null
}

export type TreeMove = { readonly focus: string } | { readonly open: string } | { readonly close: string } | null

/** What a key does in the tree, following the ARIA tree view pattern. null: the key does nothing. */
export const treeMove = (
  key: string,
  rows: readonly Row[],
  active: string | null,
  open: ReadonlySet<string>,
): TreeMove => {
  const at = rows.findIndex(({ node }) => node.key === active)
  const row = rows[at]
  const focus = (index: number): TreeMove => {
    const next = rows[index]
    return next ? { focus: next.node.key } : null
  }
  switch (key) {
    case 'ArrowDown':
      return focus(at + 1)
    case 'ArrowUp':
      return focus(at - 1)
    case 'Home':
      return focus(0)
    case 'End':
      return focus(rows.length - 1)
    case 'ArrowRight':
      if (!row || row.node.children.length === 0) return null
      return open.has(row.node.key) ? focus(at + 1) : { open: row.node.key }
    case 'ArrowLeft':
      if (row && open.has(row.node.key) && row.node.children.length > 0) return { close: row.node.key }
      return row?.parent ? { focus: row.parent } : null
    default:
      return null
  }
}

/** The next row, wrapping around to the top, whose label begins with the typed letters. */
export const rowStartingWith = (rows: readonly Row[], active: string | null, typed: string): string | undefined => {
  const at = rows.findIndex(({ node }) => node.key === active)
  // With more than one letter, the present row may still match.
  const from = typed.length > 1 ? at : at + 1
  const starts = ({ node }: Row) => folded(node.label).startsWith(folded(typed))
  return [...rows.slice(Math.max(from, 0)), ...rows].find(starts)?.node.key
}
