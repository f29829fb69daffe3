import type { Draft } from '#editing/draft.ts'
import type { WithoutAct } from '#editing/merge/without-act.ts'
import type { Act, Operation } from '#editing/operation.ts'
import type { Folder } from '#editing/studio-api.ts'
import type { PlacedProblem } from '#studio/problems/placed-problem.ts'

export type EditorState = {
  /** The files on the disk that the draft is based on. */
  readonly folder: Folder
  readonly draft: Draft
  /** The data of each file with the changes of the draft; null for a file whose YAML cannot be read. */
  readonly data: ReadonlyMap<string, unknown>
  /** The problems of the draft that the compiler in the worker reports. */
  readonly problems: readonly PlacedProblem[]
  /** `checking`: `problems` are still those of an earlier state. */
  readonly compiled: 'checking' | 'valid' | 'broken'
  readonly saved: SavedState
  readonly reverted?: Reverted
}

/** The draft before the last `revert`. Undo brings it back while the draft has not changed since. */
export type Reverted = Pick<Draft, 'acts' | 'done'> & {
  readonly act: Act
  /** The acts that `revert` left. */
  readonly left: readonly Act[]
}

/** What Undo would bring back. */
export const revertedIn = ({ draft, reverted }: EditorState): Reverted | undefined =>
  reverted && reverted.left === draft.acts && draft.done === draft.acts.length ? reverted : undefined

/**
 * Where the last change is stored: `here` only in this browser (the server does not answer), `saving`, or `saved` on the server.
 * `stale`: another tab or editor has saved the same draft, and this tab has to load that first.
 */
export type SavedState = 'saved' | 'saving' | 'here' | 'stale'

/** The state of the studio outside React: the draft, and what is derived from it. `use-editor.ts` subscribes to it. */
export type Editor = {
  readonly state: () => EditorState
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Does an act, which is undone in one go.
   *
   * @param typingIn the address of a text field: consecutive acts in the same field become one act until `endTyping`
   * @param about the place of the entry that the title names
   */
  readonly act: (title: string, operations: readonly Operation[], typingIn?: string, about?: Act['about']) => void
  readonly endTyping: () => void
  readonly undo: () => void
  readonly redo: () => void
  /** What `revert` would leave in effect; the draft stays as it is. */
  readonly without: (id: Act['id'], together?: readonly Act['id'][]) => WithoutAct
  /**
   * Undoes one act that need not be the last. If later acts build on it, nothing is undone, and the result lists these. `undo` brings it back.
   *
   * @param together ids of later acts that may be undone with it
   */
  readonly revert: (id: Act['id'], together?: readonly Act['id'][]) => WithoutAct
  /** Replaces parts of the state with values from the server or the worker. */
  readonly update: (change: Partial<EditorState>) => void
}
