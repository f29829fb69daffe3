import { createContext, useContext } from 'react'
import type { TreeNode } from './tree-node.ts'

/** An entry of a list, and what an editor calls it. */
export type Removable = Pick<TreeNode, 'entry' | 'label'>

export const RemovalContext = createContext<(node: Removable) => void>(() => undefined)

/** Returns a function that shows what uses an entry, and deletes it when the editor wants that. */
export const useRemoval = (): ((node: Removable) => void) => useContext(RemovalContext)
