import { isMap, isScalar, isSeq, type Node } from 'yaml'
import { pointerTo } from './json-pointer.ts'
import { keyText } from './locate.ts'

/**
 * The JSON pointer of the smallest value that contains a range of the file. The name of a setting belongs to its value.
 *
 * @param root the node of the whole file
 */
export const pointerAt = (root: Node, from: number, to: number): string => {
  for (const [step, nodes] of entriesOf(root)) {
    const inner = nodes.find((node) => contains(node, from, to))
    if (inner) return `${pointerTo(step)}${inner === nodes.at(-1) ? pointerAt(inner, from, to) : ''}`
  }
  return ''
}

/** The steps that lead from one node to another one inside it. undefined: it is not inside. */
export const pathOfNode = (root: Node, wanted: Node): readonly string[] | undefined => {
  if (root === wanted) return []
  for (const [step, nodes] of entriesOf(root)) {
    const value = nodes.at(-1)
    const rest = value && pathOfNode(value, wanted)
    if (rest) return [step, ...rest]
  }
  return undefined
}

/** The entries of a collection: the last node of each is its value, if it has one. */
const entriesOf = (node: Node): readonly (readonly [step: string, nodes: readonly Node[]])[] => {
  if (isSeq<Node>(node)) return node.items.map((item, index) => [String(index), [item]])
  if (!isMap<Node, Node | null>(node)) return []
  return node.items.map(({ key, value }) => [isScalar(key) ? keyText(key) : '', value ? [key, value] : [key]])
}

const contains = ({ range }: Node, from: number, to: number): boolean =>
  range !== undefined && range !== null && range[0] <= from && to <= range[1]
