import { createContext, useContext, useSyncExternalStore } from 'react'
import { valueIn, type Place } from '#editing/place.ts'
import type { Editor, EditorState } from './editor.ts'

export const EditorContext = createContext<Editor | null>(null)

export const useEditor = (): Editor => {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor is used outside of the studio')
  return editor
}

/** Selects a part of the editor's state: the component renders again only when `select` returns another value. */
export const useEditorState = <Part>(select: (state: EditorState) => Part): Part => {
  const editor = useEditor()
  return useSyncExternalStore(editor.subscribe, () => select(editor.state()))
}

/** The value at a place of a file, with the changes of the draft. undefined: there is none. */
export const useValue = (file: string, place: Place): unknown =>
  useEditorState(({ data }) => valueIn(data.get(file), place))
