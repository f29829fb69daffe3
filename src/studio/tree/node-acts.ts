import type { NavigateFunction } from 'react-router-dom'
import { quoted } from '#content/problems/wording.ts'
import { canBeDuplicated, duplicateEntry, moveEntry } from '#editing/build/list-acts.ts'
import { addUnnamedQuestion } from '#editing/build/new-entries.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { ListPlace } from '#editing/list-place.ts'
import { idOf } from '#editing/place.ts'
import { itemAddress } from '#studio/app/addresses.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { typingOfNewQuestion } from '#studio/question/new-question.ts'
import { entryOfNode, indexOfNode, listOfNode } from './node-entry.ts'
import type { TreeNode } from './tree-node.ts'

/** What an act on a node changes, tells and opens. */
export type ActContext = {
  readonly editor: Editor
  readonly announce: (text: string) => void
  readonly navigate: NavigateFunction
}

/** @param to the index that the entry of the node has afterwards; nothing happens if there is no such index */
export const moveNode = ({ announce, editor }: ActContext, node: TreeNode, to: number): void => {
  const entry = entryOfNode(node)
  if (!entry) return
  const { about, operations, title } = moveEntry(editor.state().data, entry, to)
  if (operations.length === 0) return
  editor.act(title, operations, undefined, about)
  announce(`${node.label} is now ${nouns[node.kind]} ${to + 1} of ${listOfNode(editor.state().data, node).length}`)
}

export const moveNodeBy = (context: ActContext, node: TreeNode, by: -1 | 1): void => {
  const at = indexOfNode(context.editor.state().data, node)
  if (at !== -1) moveNode(context, node, at + by)
}

export const canDuplicateNode = ({ editor }: ActContext, node: TreeNode): boolean => {
  const entry = entryOfNode(node)
  return entry !== undefined && canBeDuplicated(editor.state().data, entry)
}

/** Adds a copy of the entry of a node, and opens it. */
export const duplicateNode = ({ announce, editor, navigate }: ActContext, node: TreeNode): void => {
  const entry = entryOfNode(node)
  if (!entry) return
  const { operations, title } = duplicateEntry(editor.state().data, entry)
  editor.act(title, operations)
  const [made] = operations
  const id = made?.kind === 'insert' ? idOf(made.entry) : undefined
  if (id !== undefined)
    void navigate(itemAddress({ file: entry.file, place: [...entry.list, id] }), { state: { focusesRow: true } })
  announce(`There are two of ${quoted(node.label)} now`)
}

/**
 * Adds a question, and opens its title.
 *
 * @param list where `questionListFor` says that a question is added for this node
 */
export const addQuestion = ({ editor, navigate }: ActContext, node: TreeNode, list: ListPlace): void => {
  const { data } = editor.state()
  const { id, operations, title } = addUnnamedQuestion(data, list, positionAfter(data, node))
  editor.act(title, operations, typingOfNewQuestion(list.file))
  const place = [...list.list, id]
  void navigate(itemAddress({ file: list.file, place }, [...place, 'title']))
}

/** The position of a question that is added after this one. undefined: the node is no question, and it is added at the end. */
const positionAfter = (data: ContentData, node: TreeNode): number | undefined => {
  const at = node.kind === 'question' ? indexOfNode(data, node) : -1
  return at === -1 ? undefined : at + 1
}

const nouns: Readonly<Record<TreeNode['kind'], string>> = {
  group: 'group',
  page: 'page',
  step: 'step',
  question: 'question',
  item: 'number',
}
