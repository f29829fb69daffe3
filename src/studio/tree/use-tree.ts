import { useMemo } from 'react'
import { actsInEffect } from '#editing/draft.ts'
import { movedBy } from '#editing/words/acts-of.ts'
import { differencesOf } from '#editing/words/differences.ts'
import { filesOf } from '#studio/editor/draft-data.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { marksOf, type Mark } from './marks.ts'
import { treeOf } from './tree-of.ts'
import type { TreeNode } from './tree-node.ts'

/** The tree of the draft as it is now. */
export const useTree = (): readonly TreeNode[] => {
  const { schemas } = useStudio()
  const data = useEditorState((state) => state.data)
  return useMemo(() => treeOf({ data, schemas }), [data, schemas])
}

/** The marks of the nodes, by key. */
export const useMarks = (nodes: readonly TreeNode[]): ReadonlyMap<string, Mark> => {
  const problems = useEditorState((state) => state.problems)
  const draft = useEditorState((state) => state.draft)
  const folder = useEditorState((state) => state.folder)
  const data = useEditorState((state) => state.data)
  const differences = useMemo(
    () => differencesOf(filesOf(folder), data, movedBy(actsInEffect(draft))),
    [data, draft, folder],
  )
  return useMemo(() => marksOf(nodes, problems, differences), [nodes, problems, differences])
}
