import { useState } from 'react'
import { fixedWordings } from '#editing/fixed-wording.ts'
import type { FolderFile } from '#editing/studio-api.ts'
import { valueIn, type Place } from '#editing/place.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import type { EditorState } from '#studio/editor/editor.ts'

export type Lock = {
  /** Why the text cannot be edited. undefined: it can be. */
  readonly reason: string | undefined
  readonly unlock: () => void
}

const wordings = new WeakMap<FolderFile, ReadonlySet<string>>()

/** Whether the text at this place is the label of an option whose wording the specification of the quiz fixes. */
export const hasFixedWording = ({ folder }: Pick<EditorState, 'folder'>, file: string, place: Place): boolean => {
  const [question, list] = [place.at(-4), place.at(-3)]
  if (place.at(-1) !== 'label' || list !== 'options') return false
  const source = folder.files.find(({ path }) => path === file)
  // An option that the draft has added is not part of the specification.
  if (!source || valueIn(source.data, place) === undefined) return false
  const fixed = wordings.get(source) ?? fixedWordings(source.text)
  wordings.set(source, fixed)
  return fixed.has(String(question))
}

export const useLock = ({ file, place }: { readonly file: string; readonly place: Place }): Lock => {
  const [isOpen, setOpen] = useState(false)
  const fixed = useEditorState((state) => hasFixedWording(state, file, place))
  return {
    reason: fixed && !isOpen ? 'The specification of this quiz fixes this wording.' : undefined,
    unlock: () => {
      setOpen(true)
    },
  }
}
