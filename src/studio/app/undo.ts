import type { Editor } from '#studio/editor/editor.ts'

/** Undoes the last act. Returns what was done, in words. */
export const undo = (editor: Editor): string => {
  const { acts, done } = editor.state().draft
  const act = acts[done - 1]
  editor.undo()
  return act ? `Undone: ${act.title}` : 'There is nothing to undo'
}

export const redo = (editor: Editor): string => {
  const { acts, done } = editor.state().draft
  const act = acts[done]
  editor.redo()
  return act ? `Done again: ${act.title}` : 'There is nothing to do again'
}
