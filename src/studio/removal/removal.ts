import { createContext, useContext } from 'react'
import { isDataMap, isList } from '#content/write/edit.ts'
import type { NewAct } from '#editing/content-data.ts'
import type { TreeNode } from '#studio/tree/tree-node.ts'

/** An entry of a list, or a setting of a group, and its name in an editor's words. */
export type Removable = Pick<TreeNode, 'entry' | 'label'> & {
  /** For a setting: the act if nothing else changes. Its title is used in any case. */
  readonly setting?: { readonly act: NewAct } | undefined
  /** Called afterwards, to move the focus out of what was removed. */
  readonly onRemoved?: (() => void) | undefined
  /** Whether it is removed without asking, if nothing else changes and no errors are left. Undo brings it back. */
  readonly isQuick?: boolean | undefined
}

export const RemovalContext = createContext<(node: Removable) => void>(() => undefined)

/** Returns a function that shows what uses a thing, and deletes it if the editor confirms. */
export const useRemoval = (): ((node: Removable) => void) => useContext(RemovalContext)

/** The lists in a condition do not count as lists of entries. */
const conditionKeys: ReadonlySet<string> = new Set(['all', 'any', 'none'])

/** The number of list entries inside a value. Texts and numbers do not count, because they are quickly typed again. */
export const entriesIn = (value: unknown): number => {
  if (isList(value)) return value.filter(isDataMap).length
  if (!isDataMap(value)) return 0
  return Object.entries(value).reduce((sum, [key, inner]) => sum + (conditionKeys.has(key) ? 0 : entriesIn(inner)), 0)
}
