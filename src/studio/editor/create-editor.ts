import type { Draft } from '#editing/draft.ts'
import { actsInEffect } from '#editing/draft.ts'
import { joinOperations } from '#editing/join-operations.ts'
import { folderState } from '#editing/merge/folder-state.ts'
import { withoutAct } from '#editing/merge/without-act.ts'
import { cutTitle, type Act, type Operation } from '#editing/operation.ts'
import type { Folder } from '#editing/studio-api.ts'
import { revertedIn, type Editor, type EditorState } from './editor.ts'
import { placedProblem } from '#studio/problems/placed-problem.ts'
import { dataOf, filesOf, withLastKnown } from './draft-data.ts'

/** `now` and `newId` are parameters so that tests are deterministic. */
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
  /** The act that was last typed, and its field, as long as nothing else has been done since. */
  let typing: { readonly field: string; readonly act: Act['id'] } | null = null

  const update = (change: Partial<EditorState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const withActs = (acts: readonly Act[], done: number, made: readonly Operation[] = []) => {
    update({
      draft: { ...state.draft, acts, done },
      data: withLastKnown(dataOf(state.folder, acts.slice(0, done)), state.data, made),
      compiled: 'checking',
      saved: 'saving',
    })
  }

  const without: Editor['without'] = (id, together = []) =>
    withoutAct(actsInEffect(state.draft), id, folderState(state.folder), together)

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    act: (title, operations, typingIn, about) => {
      if (operations.length === 0) return
      const acts = actsInEffect(state.draft)
      const last = acts.at(-1)
      const continued = typing && typing.field === typingIn && typing.act === last?.id ? last : undefined
      const act = continued
        ? { ...continued, operations: joinOperations(continued.operations, operations) }
        : {
            id: newId(),
            at: now().toISOString(),
            by: editorName,
            title: cutTitle(title),
            operations,
            ...(about && { about }),
          }
      // Text that was typed and removed again is not a change.
      const isChange = act.operations.length > 0
      typing = typingIn !== undefined && isChange ? { field: typingIn, act: act.id } : null
      const kept = continued ? acts.slice(0, -1) : acts
      const next = isChange ? [...kept, act] : kept
      withActs(next, next.length, operations)
    },
    endTyping: () => {
      typing = null
    },
    undo: () => {
      typing = null
      const reverted = revertedIn(state)
      if (reverted) withActs(reverted.acts, reverted.done)
      else if (state.draft.done > 0) withActs(state.draft.acts, state.draft.done - 1)
    },
    redo: () => {
      typing = null
      if (state.draft.done < state.draft.acts.length) withActs(state.draft.acts, state.draft.done + 1)
    },
    without,
    revert: (id, together) => {
      typing = null
      const rest = without(id, together)
      if (!rest.ok) return rest
      const { acts, done } = state.draft
      const act = acts.find((one) => one.id === id)
      if (act) state = { ...state, reverted: { acts, done, act, left: rest.acts } }
      withActs(rest.acts, rest.acts.length)
      return rest
    },
    update,
  }
}
