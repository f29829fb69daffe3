import { quoted, truncated } from '#content/problems/wording.ts'
import type { FilePlace } from '#editing/place.ts'
import { pathTo } from '#studio/tree/rows.ts'
import { allNodes, type TreeNode } from '#studio/tree/tree-node.ts'
import { nodeFor } from '#studio/tree/tree-of.ts'

/**
 * Where a change was, as the list of the studio names it: the item, or, for a question that the words name or that is gone, `Quiz › At night`.
 * undefined: the words say it, or there are several places.
 */
export const whereUndone = (
  tree: readonly TreeNode[],
  words: string,
  places: readonly FilePlace[],
): string | undefined => {
  const [node, ...others] = new Set(places.map((one) => nodeFor(tree, one)))
  if (!node || others.length > 0) return undefined
  const around = nodesAround(tree, node)
  // The questions of a section are in its step, and so are the settings of the section.
  const isInStep = around.at(-1)?.kind === 'step'
  const isNamed = [node.label, quoted(truncated(node.label))].some((name) => words.includes(name))
  if (isInStep && (isNamed || node.kind !== 'question')) return around.map(({ label }) => label).join(' › ')
  return isNamed ? undefined : node.label
}

const nodesAround = (tree: readonly TreeNode[], { key }: TreeNode): readonly TreeNode[] => {
  const keys = pathTo(tree, key) ?? []
  return allNodes(tree).filter((one) => keys.includes(one.key))
}
