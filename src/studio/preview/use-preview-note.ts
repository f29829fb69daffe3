import { useState } from 'react'
import { useEditor, useEditorState } from '#studio/editor/use-editor.ts'

/** A note that is valid for this state of the draft: a change or Undo removes it. Returns the note and its setter. */
export const usePreviewNote = (): readonly [note: string | null, setNote: (next: string | null) => void] => {
  const editor = useEditor()
  const done = useEditorState(({ draft }) => draft.done)
  const [stored, setStored] = useState<{ readonly note: string; readonly done: number } | null>(null)
  const setNote = (next: string | null) => {
    setStored(next === null ? null : { note: next, done: editor.state().draft.done })
  }
  return [stored?.done === done ? stored.note : null, setNote]
}
