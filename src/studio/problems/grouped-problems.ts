import { hitPath } from '#studio/search/hit-path.ts'
import type { TreeSource } from '#studio/tree/setting-nodes.ts'
import type { TreeNode } from '#studio/tree/tree-node.ts'
import { nodeFor } from '#studio/tree/tree-of.ts'
import type { PlacedProblem } from './placed-problem.ts'

export type ProblemGroup = { readonly label: string; readonly problems: readonly PlacedProblem[] }

/** The problems grouped by item, in the order of each item's first problem. Items with errors come first. */
export const groupedProblems = (
  source: TreeSource,
  tree: readonly TreeNode[],
  problems: readonly PlacedProblem[],
): readonly ProblemGroup[] => {
  const groups = new Map<string, PlacedProblem[]>()
  for (const problem of problems) {
    const label = problemItem(source, tree, problem)
    groups.set(label, [...(groups.get(label) ?? []), problem])
  }
  const errorsFirst = (one: readonly PlacedProblem[]) => (one.some(({ severity }) => severity === 'error') ? 0 : 1)
  return [...groups]
    .map(([label, inside]) => ({ label, problems: inside }))
    .toSorted((a, b) => errorsFirst(a.problems) - errorsFirst(b.problems))
}

/** The item that a problem is in: 'Quiz › Sleep › How do you sleep?'. */
export const problemItem = (source: TreeSource, tree: readonly TreeNode[], { at, file }: PlacedProblem): string => {
  const item = at && nodeFor(tree, at)?.item
  if (item) return hitPath(source, tree, item).join(' › ')
  return /^[^/]+\/media\//.test(file) ? 'Pictures' : file
}
