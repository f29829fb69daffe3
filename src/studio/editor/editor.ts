import type { Draft } from '#editing/draft.ts'
import type { WithoutAct } from '#editing/merge/without-act.ts'
import type { Act, Operation } from '#editing/operation.ts'
import type { Folder } from '#editing/studio-api.ts'
import type { PlacedProblem } from '#studio/problems/placed-problem.ts'

export type EditorState = {
  /** The files on the disk that the draft is based on. */
  readonly folder: Folder
  readonly draft: Draft
  /** What each file contains with the changes of the draft; null for a file whose YAML cannot be read. */
  readonly data: ReadonlyMap<string, unknown>
  /** Of the draft, as the compiler in the worker reports them. */
  readonly problems: readonly PlacedProblem[]
  /** `checking`: the problems are those of an earlier state. */
  readonly compiled: 'checking' | 'valid' | 'broken'
  readonly saved: SavedState
  readonly reverted?: Reverted
}

/** The draft before the last `revert`. Undo brings it back while the draft has not changed since. */
export type Reverted = Pick<Draft, 'acts' | 'done'> & {
  readonly act: Act
  /** The acts that were left. */
  readonly left: readonly Act[]
}

/** What Undo would bring back. */
export const revertedIn = ({ draft, reverted }: EditorState): Reverted | undefined =>
  reverted && reverted.left === draft.acts && draft.done === draft.acts.length ? reverted : undefined

/**
 * Where the last change is: `here` only in this browser (the server does not answer), `saving`, or `saved` on the server.
 * `stale`: another tab or editor has stored the same draft, and this one must take that first.
 */
export type SavedState = 'saved' | 'saving' | 'here' | 'stale'

/** The state of the studio outside of React: the draft, and what follows from it. `use-editor.ts` subscribes to it. */
export type Editor = {
  readonly state: () => EditorState
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Does something that is undone in one go.
   *
   * @param typingIn the address of a text field: acts in the same field, one after the other, become one act until `endTyping`
   */
  readonly act: (title: string, operations: readonly Operation[], typingIn?: string) => void
  readonly endTyping: () => void
  readonly undo: () => void
  readonly redo: () => void
  /** What `revert` would leave in effect; the draft stays as it is. */
  readonly without: (id: Act['id'], together?: readonly Act['id'][]) => WithoutAct
  /**
   * Undoes one act in the middle. When later ones build on it, nothing is undone, and the answer says which they are. `undo` brings it back.
   *
   * @param together ids of later acts that may be undone with it
   */
  readonly revert: (id: Act['id'], together?: readonly Act['id'][]) => WithoutAct
  /** Puts parts of the state in place of the present ones: what came from the server or the worker. */
  readonly update: (change: Partial<EditorState>) => void
}
