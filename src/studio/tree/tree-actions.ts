import { useMemo, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { isList } from '#content/write/edit.ts'
import { quoted } from '#content/problems/wording.ts'
import { duplicateEntry, moveEntry } from '#editing/build/list-acts.ts'
import { addUnnamedQuestion } from '#editing/build/new-entries.ts'
import { idOf, indexOf, valueIn } from '#editing/place.ts'
import { itemAddress, type FilePlace } from '#studio/app/addresses.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import type { MenuItem } from '#studio/ui/menu.tsx'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { useNewStep } from './new-step.ts'
import { useRemoval } from './removal.ts'
import type { TreeNode } from './tree-node.ts'

export type TreeActions = {
  readonly menuFor: (node: TreeNode) => readonly MenuItem[]
  /** Whether the key did something. */
  readonly onKey: (event: KeyboardEvent, node: TreeNode) => boolean
  /** Whether a node may be dropped at the row with this key, and on which side of it. */
  readonly dropSide: (node: TreeNode, key: string) => 'before' | 'after' | null
  readonly drop: (node: TreeNode, key: string) => void
}

/** What can be done with the entries of lists: questions, steps, scores, tips and so on. */
export const useTreeActions = (): TreeActions => {
  const editor = useEditor()
  const announce = useAnnounce()
  const navigate = useNavigate()
  const askToRemove = useRemoval()
  const askForStep = useNewStep()
  return useMemo(() => {
    const listOf = ({ entry }: TreeNode): readonly unknown[] => {
      const value = entry && valueIn(editor.state().data.get(entry.file), entry.list)
      return isList(value) ? value : []
    }
    const open = (item: FilePlace) => void navigate(itemAddress(item))
    const moveTo = (node: TreeNode, to: number) => {
      const { entry } = node
      if (!entry) return
      const { operations, title } = moveEntry(editor.state().data, { ...entry, entry: entry.step }, to)
      if (operations.length === 0) return
      editor.act(title, operations)
      announce(`${node.label} is now ${nouns[node.kind]} ${to + 1} of ${listOf(node).length}`)
    }
    const moveBy = (node: TreeNode, by: number) => {
      const at = node.entry ? indexOf(listOf(node), node.entry.step) : undefined
      if (at !== undefined) moveTo(node, at + by)
    }
    const duplicate = (node: TreeNode) => {
      const { entry } = node
      if (!entry) return
      const { operations, title } = duplicateEntry(editor.state().data, { ...entry, entry: entry.step })
      editor.act(title, operations)
      const [made] = operations
      const id = made?.kind === 'insert' ? idOf(made.entry) : undefined
      if (id !== undefined) open({ file: entry.file, place: [...entry.list, id] })
      announce(`There are two of ${quoted(node.label)} now`)
    }
    const addQuestion = (node: TreeNode) => {
      const place = questionListFor(node)
      if (!place) return
      const at = node.kind === 'question' && node.entry ? indexOf(listOf(node), node.entry.step) : undefined
      const { id, operations, title } = addUnnamedQuestion(
        editor.state().data,
        place,
        at === undefined ? undefined : at + 1,
      )
      editor.act(title, operations)
      const item = { file: place.file, place: [...place.list, id] }
      void navigate(itemAddress(item, [...item.place, 'title']))
    }
    const indexIn = (node: TreeNode, key: string): number | null => {
      const { entry } = node
      const list = entry && listOf(node)
      const prefix = node.key.slice(0, node.key.lastIndexOf('/') + 1)
      if (!list || key === node.key || !key.startsWith(prefix)) return null
      const step = key.slice(prefix.length)
      const at = list.findIndex((one, index) => encodeURIComponent(idOf(one) ?? '') === step || `#${index}` === step)
      return at === -1 ? null : at
    }
    const ownIndex = (node: TreeNode) => (node.entry && indexOf(listOf(node), node.entry.step)) ?? -1
    return {
      menuFor: (node) => {
        const list = listOf(node)
        const at = ownIndex(node)
        const canAdd = questionListFor(node) !== undefined
        return [
          ...(canAdd
            ? [{ label: 'Add a question', icon: 'add', keys: 'Insert', onSelect: () => addQuestion(node) } as const]
            : []),
          ...(node.kind === 'step'
            ? [
                {
                  label: 'Add a step after it',
                  icon: 'add',
                  onSelect: () => {
                    askForStep(node.entry ? String(node.entry.step) : undefined)
                  },
                } as const,
              ]
            : []),
          ...(node.entry
            ? ([
                { label: 'Duplicate', icon: 'copy', keys: 'Ctrl+D', onSelect: () => duplicate(node) },
                {
                  label: 'Move up',
                  icon: 'up',
                  keys: 'Alt+Up',
                  disabled: at <= 0 && 'It is the first one',
                  onSelect: () => moveBy(node, -1),
                },
                {
                  label: 'Move down',
                  icon: 'down',
                  keys: 'Alt+Down',
                  disabled: at >= list.length - 1 && 'It is the last one',
                  onSelect: () => moveBy(node, 1),
                },
                {
                  label: 'Delete',
                  icon: 'trash',
                  keys: 'Delete',
                  isDanger: true,
                  onSelect: () => askToRemove(node),
                },
              ] as const)
            : []),
        ]
      },
      onKey: ({ altKey, ctrlKey, key, metaKey }, node) => {
        if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
          moveBy(node, key === 'ArrowUp' ? -1 : 1)
          return true
        }
        if ((ctrlKey || metaKey) && key.toLowerCase() === 'd' && node.entry) {
          duplicate(node)
          return true
        }
        if (key === 'Insert' && questionListFor(node)) {
          addQuestion(node)
          return true
        }
        if (key !== 'Delete' || !node.entry) return false
        askToRemove(node)
        return true
      },
      dropSide: (node, key) => {
        const at = indexIn(node, key)
        return at === null ? null : at < ownIndex(node) ? 'before' : 'after'
      },
      drop: (node, key) => {
        const at = indexIn(node, key)
        if (at !== null) moveTo(node, at)
      },
    }
  }, [editor, announce, navigate, askToRemove, askForStep])
}

const nouns: Readonly<Record<TreeNode['kind'], string>> = {
  group: 'group',
  page: 'page',
  step: 'step',
  question: 'question',
  item: 'number',
}

/** Where a question is added: behind this question, or at the end of the section that this step shows. */
const questionListFor = (node: TreeNode) => {
  const asked = node.kind === 'question' ? node : node.children.find(({ kind }) => kind === 'question')
  if (asked?.entry) return { file: asked.entry.file, list: asked.entry.list }
  const section = node.kind === 'step' ? node.children[0]?.item : undefined
  return section ? { file: section.file, list: [...section.place, 'questions'] } : undefined
}
