import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import { valueIn, type Place } from '#editing/place.ts'
import type { Editor, EditorState } from './editor.ts'

export const EditorContext = createContext<Editor | null>(null)

export const useEditor = (): Editor => {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor is used outside of the studio')
  return editor
}

type IsEqual<Part> = (one: Part, other: Part) => boolean

/**
 * Selects a part of the editor's state: the component renders again only when `select` returns a value that is not equal to the one before.
 *
 * @param isEqual always the same function. Default: `Object.is`, for values that stay the same object
 */
export const useEditorState = <Part>(
  select: (state: EditorState) => Part,
  isEqual: IsEqual<Part> = Object.is,
): Part => {
  const editor = useEditor()
  const [keepEqual] = useState(() => createKeeper(isEqual))
  return useSyncExternalStore(editor.subscribe, () => keepEqual(select(editor.state())))
}

/** Returns a function that returns the value before in place of an equal one. */
const createKeeper = <Part>(isEqual: IsEqual<Part>): ((next: Part) => Part) => {
  let kept: { readonly value: Part } | null = null
  return (next) => {
    if (kept === null || !isEqual(kept.value, next)) kept = { value: next }
    return kept.value
  }
}

/** The value at a place of a file, with the changes of the draft. undefined: there is none. */
export const useValue = (file: string, place: Place): unknown =>
  useEditorState(({ data }) => valueIn(data.get(file), place))
