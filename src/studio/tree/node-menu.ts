import type { MenuItem } from '#studio/ui/menu.tsx'
import { groupKey, type TreeNode } from './tree-node.ts'

const quizKey = groupKey('Quiz')

/** What can be done with a node, from its menu and with keys. */
export type NodeCommands = {
  /** undefined: no question can be added here. */
  readonly addQuestion: (() => void) | undefined
  readonly addStep: () => void
  /** undefined: it cannot be duplicated. */
  readonly duplicate: (() => void) | undefined
  readonly moveUp: () => void
  readonly moveDown: () => void
  /** undefined: there is no other section to move it to. */
  readonly moveToSection: (() => void) | undefined
  /** undefined: it is no entry. */
  readonly remove: (() => void) | undefined
}

/** @param position the position of the entry in its list, whose length is `count` */
export const nodeMenu = (
  { entry, key, kind }: TreeNode,
  { count, position }: { readonly position: number; readonly count: number },
  { addQuestion, addStep, duplicate, moveDown, moveToSection, moveUp, remove }: NodeCommands,
): readonly MenuItem[] => [
  ...(addQuestion ? [{ label: 'Add a question', icon: 'add', keys: 'Insert', onSelect: addQuestion } as const] : []),
  ...(kind === 'step' || key === quizKey
    ? [{ label: kind === 'step' ? 'Add a step after it' : 'Add a step', icon: 'add', onSelect: addStep } as const]
    : []),
  ...(entry
    ? ([
        ...(duplicate ? [{ label: 'Duplicate', icon: 'copy', keys: 'Ctrl+D', onSelect: duplicate } as const] : []),
        {
          label: 'Move up',
          icon: 'up',
          keys: 'Alt+Up',
          disabled: position <= 0 && 'It is the first one',
          onSelect: moveUp,
        },
        {
          label: 'Move down',
          icon: 'down',
          keys: 'Alt+Down',
          disabled: position >= count - 1 && 'It is the last one',
          onSelect: moveDown,
        },
        ...(moveToSection
          ? [{ label: 'Move to another section', icon: 'right', keys: 'Alt+Right', onSelect: moveToSection } as const]
          : []),
        ...(remove
          ? [{ label: 'Delete', icon: 'trash', keys: 'Delete', isDanger: true, onSelect: remove } as const]
          : []),
      ] as const)
    : []),
]
