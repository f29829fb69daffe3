import { useCallback, useMemo, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import type { MenuItem } from '#studio/ui/menu.tsx'
import { focusSoon } from '#studio/ui/focus-soon.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { useNewStep } from './new-step.ts'
import { addQuestion, canDuplicateNode, duplicateNode, moveNode, moveNodeBy } from './node-acts.ts'
import { indexOfNode, indexOfSibling, listOfNode, questionListFor } from './node-entry.ts'
import { nodeMenu, type NodeCommands } from './node-menu.ts'
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
  const announce = useAnnounce()
  const navigate = useNavigate()
  const commandsOf = useNodeCommands()
  return useMemo(() => {
    const dataNow = () => editor.state().data
    return {
      menuFor: (node) => {
        const data = dataNow()
        return nodeMenu(
          node,
          { position: indexOfNode(data, node), count: listOfNode(data, node).length },
          commandsOf(node),
        )
      },
      onKey: (event, node) => {
        const name = commandOfKey(event)
        const command = name && commandsOf(node)[name]
        command?.()
        return command !== undefined
      },
      dropSide: (node, key) => {
        const at = indexOfSibling(dataNow(), node, key)
        if (at === null) return null
        return at < indexOfNode(dataNow(), node) ? 'before' : 'after'
      },
      drop: (node, key) => {
        const at = indexOfSibling(dataNow(), node, key)
        if (at !== null) moveNode({ editor, announce, navigate }, node, at)
      },
    }
  }, [editor, announce, navigate, commandsOf])
}

/** Returns the commands of a node, as they are with the content of this moment. */
const useNodeCommands = (): ((node: TreeNode) => NodeCommands) => {
  const editor = useEditor()
  const { schemas } = useStudio()
  const announce = useAnnounce()
  const navigate = useNavigate()
  const askToRemove = useRemoval()
  const askForStep = useNewStep()
  const askForSection = useSectionMove()
  return useCallback(
    (node) => {
      const context = { editor, announce, navigate }
      const { entry } = node
      const questions = questionListFor(node)
      const question = movableQuestion({ data: editor.state().data, schemas }, node)
      return {
        addQuestion: questions && (() => addQuestion(context, node, questions)),
        addStep: () => askForStep(entry && String(entry.step)),
        duplicate: canDuplicateNode(context, node) ? () => duplicateNode(context, node) : undefined,
        moveUp: () => moveNodeBy(context, node, -1),
        moveDown: () => moveNodeBy(context, node, 1),
        moveToSection: question && (() => askForSection(question)),
        remove: entry && (() => askToRemove({ ...node, onRemoved: () => focusSoon(activeRow) })),
      }
    },
    [editor, announce, navigate, askToRemove, askForStep, askForSection, schemas],
  )
}

const commandOfKey = ({ altKey, ctrlKey, key, metaKey }: KeyboardEvent): keyof NodeCommands | undefined => {
  if (altKey && key === 'ArrowUp') return 'moveUp'
  if (altKey && key === 'ArrowDown') return 'moveDown'
  if (altKey && key === 'ArrowRight') return 'moveToSection'
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return 'duplicate'
  if (key === 'Insert') return 'addQuestion'
  if (key === 'Delete') return 'remove'
  return undefined
}

const activeRow = () => document.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')
