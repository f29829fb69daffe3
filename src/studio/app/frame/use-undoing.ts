import { useEffect, useRef, useState } from 'react'
import type { Act } from '#editing/operation.ts'
import { revertedIn } from '#studio/editor/editor.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import type { FilePlace } from '#editing/place.ts'
import { placeOfAct, placesOfAct } from './place-of-act.ts'

/** What was undone or redone. */
export type Undone = {
  readonly words: string
  /** Where the change can be seen. null: nowhere, for example because its file is gone. */
  readonly at: FilePlace | null
  /** Every place that the message is about. */
  readonly places: readonly FilePlace[]
  /** A running number, so that the same message twice in a row is announced twice. */
  readonly count: number
}

/** Undo and Redo, and what the last one did. */
export const useUndoing = () => {
  const editor = useEditor()
  const [undone, setUndone] = useState<Undone | null>(null)
  /** The element that had the focus. */
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    // The focused element has been removed.
    if (focused.current?.isConnected === false && document.activeElement === document.body)
      document.getElementById('studio-item')?.focus()
    focused.current = null
  }, [undone])
  const say = (words: string, act: Act | undefined) => {
    focused.current = document.activeElement
    const { data } = editor.state()
    const at = act ? placeOfAct(data, act) : null
    const places = act ? placesOfAct(data, act) : []
    setUndone((before) => ({ words, at, places, count: (before?.count ?? 0) + 1 }))
  }
  return {
    undone,
    forget: () => {
      setUndone(null)
    },
    undo: () => {
      const { acts, done } = editor.state().draft
      const reverted = revertedIn(editor.state())
      const act = acts[done - 1]
      editor.undo()
      if (reverted) return say(`Brought back: ${reverted.act.title}`, reverted.act)
      say(act ? `Undone: ${act.title}` : 'There is nothing to undo', act)
    },
    redo: () => {
      const { acts, done } = editor.state().draft
      const act = acts[done]
      editor.redo()
      say(act ? `Done again: ${act.title}` : 'There is nothing to do again', act)
    },
  }
}
