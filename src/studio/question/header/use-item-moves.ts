import { flushSync } from 'react-dom'
import { entryName } from '#editing/build/entry-name.ts'
import { moveEntry } from '#editing/build/list-acts.ts'
import { indexOf, valueIn, type Place } from '#editing/place.ts'
import { useEditor, useEditorState } from '#studio/editor/use-editor.ts'
import { useFormContext } from '#studio/form/form-context.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'

type ItemMoves = {
  readonly name: string
  readonly index: number
  readonly count: number
  readonly move: (to: number) => void
}

/** The position of an item in its list, and a function to move it. null: it is not in a list. */
export const useItemMoves = (file: string, place: Place): ItemMoves | null => {
  const editor = useEditor()
  const announce = useAnnounce()
  const { open } = useFormContext()
  const list = place.slice(0, -1)
  const entry = place.at(-1)
  const entries = useEditorState(({ data }) => valueIn(data.get(file), list))
  const index = Array.isArray(entries) && entry !== undefined ? indexOf(entries, entry) : undefined
  if (!Array.isArray(entries) || index === undefined || entry === undefined) return null
  const count = entries.length
  const name = entryName(entries[index]) ?? 'the new entry'
  return {
    name,
    index,
    count,
    move: (to) => {
      const { about, operations, title } = moveEntry(editor.state().data, { file, list, entry }, to)
      if (operations.length === 0) return
      editor.endTyping()
      flushSync(() => editor.act(title, operations, undefined, about))
      announce(`${name} is now number ${to + 1} of ${count}`)
      // An item without an id is addressed by its position, which has changed.
      if (typeof entry === 'number') open?.(file, [...list, to])
    },
  }
}
