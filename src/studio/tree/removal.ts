import { createContext, useContext } from 'react'
import type { TreeNode } from './tree-node.ts'

/** Shows what uses an entry, then deletes or retires it. */
export const RemovalContext = createContext<(node: Pick<TreeNode, 'entry' | 'label'>) => void>(() => undefined)

export const useRemoval = () => useContext(RemovalContext)
