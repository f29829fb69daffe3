import { isList } from '#content/write/edit.ts'
import { valueIn, type FilePlace } from '#editing/place.ts'
import { pathTo } from '#studio/tree/rows.ts'
import type { TreeSource } from '#studio/tree/setting-nodes.ts'
import { titleAt } from '#studio/tree/titles.ts'
import { allNodes, type TreeNode } from '#studio/tree/tree-node.ts'
import { nodeFor } from '#studio/tree/tree-of.ts'

/** The path of a value, in words: Quiz, Sleep, How do you sleep?, Well, Label. */
export const hitPath = (
  { data, schemas }: TreeSource,
  tree: readonly TreeNode[],
  { file, place }: FilePlace,
): readonly string[] => {
  const node = nodeFor(tree, { file, place })
  const start = node?.item?.place.length ?? 0
  const keys = node ? [...(pathTo(tree, node.key) ?? []), node.key] : []
  const nodes = allNodes(tree)
  const items = keys.flatMap((key) => nodes.find((one) => one.key === key)?.label ?? [])
  const inside = place.slice(start).flatMap((_, index) => {
    const at = place.slice(0, start + index + 1)
    // The name of a list says no more than its entries do.
    const isInner = at.length < place.length && isList(valueIn(data.get(file), at))
    return isInner ? [] : [titleAt(schemas, data, file, at)]
  })
  return [...items, ...inside]
}
