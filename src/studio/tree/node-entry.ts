import { isList } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { EntryPlace, ListPlace } from '#editing/list-place.ts'
import { idOf, indexOf, valueIn } from '#editing/place.ts'
import type { TreeNode } from './tree-node.ts'

/** Where the entry of a node is. undefined: the node is no entry. */
export const entryOfNode = ({ entry }: TreeNode): EntryPlace | undefined =>
  entry && { file: entry.file, list: entry.list, entry: entry.step }

/** The list that contains the entry of a node. Empty for a node that is not an entry. */
export const listOfNode = (data: ContentData, { entry }: TreeNode): readonly unknown[] => {
  const value = entry && valueIn(data.get(entry.file), entry.list)
  return isList(value) ? value : []
}

/** The index of a node's entry in its list. -1: the node is not an entry. */
export const indexOfNode = (data: ContentData, node: TreeNode): number =>
  (node.entry && indexOf(listOfNode(data, node), node.entry.step)) ?? -1

/** The index of the entry with this key, if it is in the same list as the node but is not the node itself. Otherwise null. */
export const indexOfSibling = (data: ContentData, node: TreeNode, key: string): number | null => {
  const prefix = node.key.slice(0, node.key.lastIndexOf('/') + 1)
  if (!node.entry || key === node.key || !key.startsWith(prefix)) return null
  const step = key.slice(prefix.length)
  const at = listOfNode(data, node).findIndex(
    (entry, index) => encodeURIComponent(idOf(entry) ?? '') === step || `#${index}` === step,
  )
  return at === -1 ? null : at
}

/** Where a question would be added: after this question, or at the end of the section that this step shows. */
export const questionListFor = (node: TreeNode): ListPlace | undefined => {
  const asked = node.kind === 'question' ? node : node.children.find(({ kind }) => kind === 'question')
  if (asked?.entry) return { file: asked.entry.file, list: asked.entry.list }
  const section = node.kind === 'step' ? node.children[0]?.item : undefined
  return section ? { file: section.file, list: [...section.place, 'questions'] } : undefined
}
