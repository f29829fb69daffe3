import type { Difference } from '#editing/words/differences.ts'
import type { Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import type { PlacedProblem } from '#studio/problems/placed-problem.ts'
import { allNodes, type TreeNode } from './tree-node.ts'

/** What is shown beside a node, summed up over everything inside it. */
export type Mark = { readonly errors: number; readonly warnings: number; readonly isChanged: boolean }

/**
 * The marks by the key of the node. Nodes without marks are left out.
 *
 * @param differences those between the content and what is published, so that a reverted change is not marked
 */
export const marksOf = (
  nodes: readonly TreeNode[],
  problems: readonly PlacedProblem[],
  differences: readonly Difference[],
): ReadonlyMap<string, Mark> => {
  const own = ownMarks(nodes, problems, differences)
  const marks = new Map<string, Mark>()
  for (const node of nodes) mark(node, own, marks)
  return marks
}

type Counts = { errors: number; warnings: number; isChanged: boolean }
const nothing: Mark = { errors: 0, warnings: 0, isChanged: false }

/** The mark of a node, including the nodes below it. */
const mark = (node: TreeNode, own: ReadonlyMap<string, Mark>, marks: Map<string, Mark>): Mark => {
  const all = [own.get(node.key) ?? nothing, ...node.children.map((child) => mark(child, own, marks))]
  const sum = {
    errors: all.reduce((count, { errors }) => count + errors, 0),
    warnings: all.reduce((count, { warnings }) => count + warnings, 0),
    isChanged: all.some(({ isChanged }) => isChanged),
  }
  if (sum.errors + sum.warnings > 0 || sum.isChanged) marks.set(node.key, sum)
  return sum
}

/** The own marks by the key of the node. A problem or change belongs only to the innermost node that shows it. */
const ownMarks = (
  nodes: readonly TreeNode[],
  problems: readonly PlacedProblem[],
  differences: readonly Difference[],
): ReadonlyMap<string, Mark> => {
  const owners = ownersOf(nodes)
  const marks = new Map<string, Counts>()
  const count = (file: string, place: Place, change: (counts: Counts) => void) => {
    const owner = Array.from({ length: place.length + 1 }, (_, cut) =>
      owners.get(fieldAddress(file, place.slice(0, place.length - cut))),
    ).find((key) => key !== undefined)
    if (owner === undefined) return
    const counts = marks.get(owner) ?? { ...nothing }
    change(counts)
    marks.set(owner, counts)
  }
  for (const { at, severity } of problems)
    if (at)
      count(at.file, at.place, (counts) => {
        if (severity === 'error') counts.errors += 1
        else counts.warnings += 1
      })
  for (const difference of differences)
    count(difference.file, difference.kind === 'delete' ? difference.list : difference.place, (counts) => {
      counts.isChanged = true
    })
  return marks
}

/** The keys of the nodes, by the addresses that they show. The list that contains the child entries of a node belongs to that node. */
const ownersOf = (nodes: readonly TreeNode[]): ReadonlyMap<string, string> => {
  const owners = new Map<string, string>()
  for (const node of allNodes(nodes)) {
    for (const { entry } of node.children)
      if (entry && node.item) owners.set(fieldAddress(entry.file, entry.list), node.key)
    if (node.item) owners.set(fieldAddress(node.item.file, node.item.place), node.key)
  }
  return owners
}
