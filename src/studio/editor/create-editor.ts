import type { Draft } from '#editing/draft.ts'
import { actsInEffect } from '#editing/draft.ts'
import { joinOperations } from '#editing/join-operations.ts'
import type { Act } from '#editing/operation.ts'
import type { Folder } from '#editing/studio-api.ts'
import type { Editor, EditorState } from './editor.ts'
import { placedProblem } from '#studio/problems/placed-problem.ts'
import { dataOf, filesOf } from './draft-data.ts'

/** @param now and `newId` are parameters so that tests are not random */
export const createEditor = (
  { draft, editorName, folder }: { readonly folder: Folder; readonly draft: Draft; readonly editorName: string },
  { newId, now }: { readonly now: () => Date; readonly newId: () => string },
): Editor => {
  const listeners = new Set<() => void>()
  let state: EditorState = {
    folder,
    draft,
    data: dataOf(folder, actsInEffect(draft)),
    problems: folder.problems.map((problem) => placedProblem(problem, folder.name, filesOf(folder))),
    compiled: 'checking',
    saved: 'saved',
  }
  /** The field in which the last act was typed, while nothing else was done. */
  let typing: string | null = null

  const update = (change: Partial<EditorState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const withActs = (acts: readonly Act[], done: number) => {
    update({
      draft: { ...state.draft, acts, done },
      data: dataOf(state.folder, acts.slice(0, done)),
      compiled: 'checking',
      saved: 'saving',
    })
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    act: (title, operations, typingIn) => {
      const acts = actsInEffect(state.draft)
      const last = acts.at(-1)
      const continued = typingIn !== undefined && typing === typingIn ? last : undefined
      typing = typingIn ?? null
      const act = continued
        ? { ...continued, operations: joinOperations(continued.operations, operations) }
        : { id: newId(), at: now().toISOString(), by: editorName, title, operations }
      const kept = continued ? acts.slice(0, -1) : acts
      // What was typed and deleted again is no act.
      const made = act.operations.length > 0 ? [...kept, act] : kept
      withActs(made, made.length)
    },
    endTyping: () => {
      typing = null
    },
    undo: () => {
      typing = null
      if (state.draft.done > 0) withActs(state.draft.acts, state.draft.done - 1)
    },
    redo: () => {
      typing = null
      if (state.draft.done < state.draft.acts.length) withActs(state.draft.acts, state.draft.done + 1)
    },
    revert: (id) => {
      const acts = actsInEffect(state.draft).filter((act) => act.id !== id)
      withActs(acts, acts.length)
      return { ok: true }
    },
    update,
  }
}
