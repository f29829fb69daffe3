import { createContext, useContext } from 'react'
import { isDataMap, isList } from '#content/write/edit.ts'
import type { NewAct } from '#editing/content-data.ts'
import type { TreeNode } from '#studio/tree/tree-node.ts'

/** An entry of a list, or a setting of a group, and what an editor calls it. */
export type Removable = Pick<TreeNode, 'entry' | 'label'> & {
  /** Of a setting: the change when nothing else changes with it, whose title it has in any case. */
  readonly setting?: { readonly act: NewAct } | undefined
  /** What follows: the focus was in what is gone. */
  readonly onRemoved?: (() => void) | undefined
  /** Without asking, if nothing else changes with it and no errors are left: it comes back with Undo. */
  readonly isQuick?: boolean | undefined
}

export const RemovalContext = createContext<(node: Removable) => void>(() => undefined)

/** Returns a function that shows what uses it, and deletes it when the editor wants that. */
export const useRemoval = (): ((node: Removable) => void) => useContext(RemovalContext)

/** The parts of a condition are no entries. */
const conditionKeys: ReadonlySet<string> = new Set(['all', 'any', 'none'])

/** How many entries of lists are in it: not texts and numbers, which are typed again in a moment. */
export const entriesIn = (value: unknown): number => {
  if (isList(value)) return value.filter(isDataMap).length
  if (!isDataMap(value)) return 0
  return Object.entries(value).reduce((sum, [key, inner]) => sum + (conditionKeys.has(key) ? 0 : entriesIn(inner)), 0)
}
