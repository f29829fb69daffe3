import { useMemo, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { quoted } from '#content/problems/wording.ts'
import { canDuplicate, duplicateEntry, moveEntry } from '#editing/build/list-acts.ts'
import { addUnnamedQuestion } from '#editing/build/new-entries.ts'
import { idOf } from '#editing/place.ts'
import { itemAddress } from '#studio/app/addresses.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { typingOfNewQuestion } from '#studio/question/new-question.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import type { MenuItem } from '#studio/ui/menu.tsx'
import { focusSoon } from '#studio/ui/focus-soon.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { useNewStep } from './new-step.ts'
import { indexOfNode, indexOfSibling, listOfNode, questionListFor } from './node-entry.ts'
import { nodeMenu } from './node-menu.ts'
import { useRemoval } from '#studio/removal/removal.ts'
import { movableQuestion, useSectionMove } from './section-move.ts'
import type { TreeNode } from './tree-node.ts'

export type TreeActions = {
  readonly menuFor: (node: TreeNode) => readonly MenuItem[]
  /** Whether the key did something. */
  readonly onKey: (event: KeyboardEvent, node: TreeNode) => boolean
  /** Whether a node may be dropped at the row with this key, and on which side of it. */
  readonly dropSide: (node: TreeNode, key: string) => 'before' | 'after' | null
  readonly drop: (node: TreeNode, key: string) => void
}

/** The actions on entries of lists: questions, steps, scores, tips and so on. */
export const useTreeActions = (): TreeActions => {
  const editor = useEditor()
  const { schemas } = useStudio()
  const announce = useAnnounce()
  const navigate = useNavigate()
  const askToRemove = useRemoval()
  const askForStep = useNewStep()
  const askForSection = useSectionMove()
  return useMemo(() => {
    const dataNow = () => editor.state().data
    const moveTo = (node: TreeNode, to: number) => {
      const { entry } = node
      if (!entry) return
      const { operations, title } = moveEntry(dataNow(), { ...entry, entry: entry.step }, to)
      if (operations.length === 0) return
      editor.act(title, operations)
      announce(`${node.label} is now ${nouns[node.kind]} ${to + 1} of ${listOfNode(dataNow(), node).length}`)
    }
    const moveBy = (node: TreeNode, by: number) => {
      const at = indexOfNode(dataNow(), node)
      if (at !== -1) moveTo(node, at + by)
    }
    const isRepeatable = ({ entry }: TreeNode) =>
      entry !== undefined && canDuplicate(dataNow(), { ...entry, entry: entry.step })
    const duplicate = (node: TreeNode) => {
      const { entry } = node
      if (!entry) return
      const { operations, title } = duplicateEntry(dataNow(), { ...entry, entry: entry.step })
      editor.act(title, operations)
      const [made] = operations
      const id = made?.kind === 'insert' ? idOf(made.entry) : undefined
      if (id !== undefined)
        void navigate(itemAddress({ file: entry.file, place: [...entry.list, id] }), { state: { focusesRow: true } })
      announce(`There are two of ${quoted(node.label)} now`)
    }
    const addQuestion = (node: TreeNode) => {
      const place = questionListFor(node)
      if (!place) return
      const at = node.kind === 'question' ? indexOfNode(dataNow(), node) : -1
      const { id, operations, title } = addUnnamedQuestion(dataNow(), place, at === -1 ? undefined : at + 1)
      editor.act(title, operations, typingOfNewQuestion(place.file))
      const item = { file: place.file, place: [...place.list, id] }
      void navigate(itemAddress(item, [...item.place, 'title']))
    }
    const remove = (node: TreeNode) => {
      askToRemove({ ...node, onRemoved: () => focusSoon(activeRow) })
    }
    const movable = (node: TreeNode) => movableQuestion({ data: dataNow(), schemas }, node)
    return {
      menuFor: (node) => {
        const question = movable(node)
        return nodeMenu(
          node,
          { position: indexOfNode(dataNow(), node), count: listOfNode(dataNow(), node).length },
          {
            addQuestion: questionListFor(node) && (() => addQuestion(node)),
            addStep: () => {
              askForStep(node.entry ? String(node.entry.step) : undefined)
            },
            duplicate: isRepeatable(node) ? () => duplicate(node) : undefined,
            moveBy: (by) => moveBy(node, by),
            moveToSection: question && (() => askForSection(question)),
            remove: () => remove(node),
          },
        )
      },
      onKey: ({ altKey, ctrlKey, key, metaKey }, node) => {
        if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
          moveBy(node, key === 'ArrowUp' ? -1 : 1)
          return true
        }
        const question = altKey && key === 'ArrowRight' ? movable(node) : undefined
        if (question) {
          askForSection(question)
          return true
        }
        if ((ctrlKey || metaKey) && key.toLowerCase() === 'd' && isRepeatable(node)) {
          duplicate(node)
          return true
        }
        if (key === 'Insert' && questionListFor(node)) {
          addQuestion(node)
          return true
        }
        if (key !== 'Delete' || !node.entry) return false
        remove(node)
        return true
      },
      dropSide: (node, key) => {
        const at = indexOfSibling(dataNow(), node, key)
        return at === null ? null : at < indexOfNode(dataNow(), node) ? 'before' : 'after'
      },
      drop: (node, key) => {
        const at = indexOfSibling(dataNow(), node, key)
        if (at !== null) moveTo(node, at)
      },
    }
  }, [editor, announce, navigate, askToRemove, askForStep, askForSection, schemas])
}

const activeRow = () => document.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')

const nouns: Readonly<Record<TreeNode['kind'], string>> = {
  group: 'group',
  page: 'page',
  step: 'step',
  question: 'question',
  item: 'number',
}
