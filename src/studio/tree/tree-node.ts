import type { FilePlace, Place } from '#editing/place.ts'
import { fieldAddress, itemAddress } from '#studio/app/addresses.ts'

export const groupNames = [
  'Quiz',
  'Scores',
  'Results and tips',
  'Products',
  'Pages and mails',
  'Words',
  'Settings',
  'Brand',
] as const
export type GroupName = (typeof groupNames)[number]

export const groupKey = (name: GroupName): string => `group ${name}`

/** An item of the tree, in an editor's words. */
export type TreeNode = {
  /** Unique in the tree. For an item, it is the field address. */
  readonly key: string
  readonly kind: 'group' | 'step' | 'question' | 'item' | 'page'
  readonly label: string
  /** Where pressing it leads; null: pressing it only expands it. */
  readonly address: string | null
  /** What is edited there; null for groups and pages. */
  readonly item: FilePlace | null
  /** Its place in the list in which it can be moved. */
  readonly entry?: { readonly file: string; readonly list: Place; readonly step: string | number }
  /** For a question: its number in the quiz. */
  readonly number?: number
  /** Whether only some visitors see it. */
  readonly isConditional?: boolean
  readonly children: readonly TreeNode[]
}

/** How it is opened. `edit`: the focus goes to the first text field; `show`: it stays in the list; `press`: it goes to the heading. */
export type Opening = 'edit' | 'show' | 'press'

/** A node for a place in a file; its key and address are derived from the place. */
export const itemNode = (
  file: string,
  place: Place,
  label: string,
  more: Partial<Pick<TreeNode, 'children' | 'entry' | 'isConditional' | 'kind' | 'number'>> = {},
): TreeNode => ({
  key: fieldAddress(file, place),
  kind: 'item',
  label,
  address: itemAddress({ file, place }),
  item: { file, place },
  children: [],
  ...more,
})

/** The nodes and all their descendants, parents first. */
export const allNodes = (nodes: readonly TreeNode[]): readonly TreeNode[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.children)])
