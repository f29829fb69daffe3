import { useState } from 'react'
import type { Act, Operation } from '#editing/operation.ts'
import { idOf, valueIn } from '#editing/place.ts'
import type { ContentData } from '#editing/content-data.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import type { FilePlace } from './addresses.ts'

/** What was undone, or done again. */
export type Undone = {
  readonly words: string
  /** Where that can be seen. null: nowhere, such as a file that is gone. */
  readonly at: FilePlace | null
  /** Counts them: the same one twice is said twice. */
  readonly count: number
}

/** Undo and Redo, and what the last one did. */
export const useUndoing = () => {
  const editor = useEditor()
  const [undone, setUndone] = useState<Undone | null>(null)
  const say = (words: string, act: Act | undefined) => {
    const at = act ? placeOfAct(editor.state().data, act) : null
    setUndone((before) => ({ words, at, count: (before?.count ?? 0) + 1 }))
  }
  return {
    undone,
    forget: () => {
      setUndone(null)
    },
    undo: () => {
      const { acts, done } = editor.state().draft
      const act = acts[done - 1]
      editor.undo()
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

/** The innermost place of the first change of an act that is there now. */
const placeOfAct = (data: ContentData, { operations: [first] }: Act): FilePlace | null => {
  if (!first || !data.has(first.file)) return null
  const place = placeOf(first)
  const there = Array.from({ length: place.length }, (_, cut) => place.slice(0, place.length - cut)).find(
    (one) => valueIn(data.get(first.file), one) !== undefined,
  )
  return { file: first.file, place: there ?? [] }
}

const placeOf = (operation: Operation): FilePlace['place'] => {
  if (operation.kind === 'set') return operation.place
  if (operation.kind === 'file' || operation.kind === 'picture') return []
  const id = idOf(operation.entry)
  return id === undefined ? operation.list : [...operation.list, id]
}
