import type { Act, Operation } from '#editing/operation.ts'
import type { Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import type { PlacedProblem } from '#studio/problems/placed-problem.ts'
import type { TreeNode } from './tree-node.ts'

/** What stands beside a node, for everything inside it. */
export type Mark = { readonly errors: number; readonly warnings: number; readonly isChanged: boolean }

/** By the key of the node. Nodes without marks are left out. */
export const marksOf = (
  nodes: readonly TreeNode[],
  problems: readonly PlacedProblem[],
  acts: readonly Act[],
): ReadonlyMap<string, Mark> => {
  const own = ownMarks(problems, acts)
  const marks = new Map<string, Mark>()
  for (const node of nodes) mark(node, own, marks)
  return marks
}

type Counts = { errors: number; warnings: number; isChanged: boolean }
const nothing: Mark = { errors: 0, warnings: 0, isChanged: false }

/** Of a node itself by its place, and of the nodes below it that are about other files. */
const mark = (node: TreeNode, own: ReadonlyMap<string, Mark>, marks: Map<string, Mark>): Mark => {
  const inner = node.children.map((child) => ({ child, mark: mark(child, own, marks) }))
  const elsewhere = inner.filter(({ child }) => !isInside(child, node)).map((one) => one.mark)
  const all = [own.get(node.key) ?? nothing, ...elsewhere]
  const sum = {
    errors: all.reduce((count, { errors }) => count + errors, 0),
    warnings: all.reduce((count, { warnings }) => count + warnings, 0),
    isChanged: all.some(({ isChanged }) => isChanged),
  }
  if (sum.errors + sum.warnings > 0 || sum.isChanged) marks.set(node.key, sum)
  return sum
}

const isInside = (child: TreeNode, outer: TreeNode): boolean =>
  child.item?.file === outer.item?.file &&
  (outer.item?.place.every((step, index) => child.item?.place[index] === step) ?? false)

/** Of each place that has a problem or a change, and of all places around it, by their address. */
const ownMarks = (problems: readonly PlacedProblem[], acts: readonly Act[]): ReadonlyMap<string, Mark> => {
  const marks = new Map<string, Counts>()
  const count = (file: string, place: Place, change: (counts: Counts) => void) => {
    for (let length = 0; length <= place.length; length++) {
      const address = fieldAddress(file, place.slice(0, length))
      const counts = marks.get(address) ?? { ...nothing }
      change(counts)
      marks.set(address, counts)
    }
  }
  for (const { at, severity } of problems)
    if (at)
      count(at.file, at.place, (counts) => {
        if (severity === 'error') counts.errors += 1
        else counts.warnings += 1
      })
  for (const operation of acts.flatMap((act) => act.operations))
    count(operation.file, changedPlace(operation), (counts) => {
      counts.isChanged = true
    })
  return marks
}

const changedPlace = (operation: Operation): Place => {
  if (operation.kind === 'set') return operation.place
  if (operation.kind === 'file' || operation.kind === 'picture') return []
  const { entry, list } = operation
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined
  return typeof id === 'string' && operation.kind !== 'delete' ? [...list, id] : list
}
