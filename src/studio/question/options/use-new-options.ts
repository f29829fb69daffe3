import type { ClipboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { counted } from '#content/problems/wording.ts'
import type { DataMap } from '#content/write/edit.ts'
import { deleteEntry } from '#editing/build/list-acts.ts'
import { nameEntry } from '#editing/build/name-entries.ts'
import { addOptionLines, addOptionsAsLines, addUnnamedOption } from '#editing/build/new-entries.ts'
import { isUnnamed } from '#editing/ids/provisional-id.ts'
import type { ListPlace } from '#editing/list-place.ts'
import { textIn } from '#editing/located.ts'
import { placeText } from '#editing/place.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { useFormContext } from '#studio/form/form-context.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { actOnNewest } from './act-on-newest.ts'
import type { OptionRows } from './use-option-rows.ts'

/** How options are made: one after the other, pasted into a label, or as lines in the dialog. */
export const useNewOptions = (list: ListPlace, options: readonly DataMap[], rows: OptionRows) => {
  const editor = useEditor()
  const { schemas } = useFormContext()
  const announce = useAnnounce()
  /** What is typed into a new option belongs to the act that adds it. */
  const typing = `${list.file}:${placeText(list.list)}:new`

  const add = (index: number) => {
    // Ends typing elsewhere before the new option begins.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    editor.endTyping()
    flushSync(() => {
      const { id } = actOnNewest(editor, (now) => addUnnamedOption(now, list, index), typing)
      rows.takeUnnamed(id)
    })
    rows.focusLabel(index)
  }
  const addNextTo = (index: number) => {
    if (index + 1 < options.length) rows.focusLabel(index + 1)
    else if (textIn(options[index] ?? {}, 'label') !== '') add(index + 1)
  }
  /** Gives an option that is being made its id. */
  const finish = (id: string) => {
    const named = nameEntry(editor.state().data, schemas, { ...list, entry: id })
    if (named) {
      rows.takeNamed(id, named.id)
      editor.act(named.title, named.operations, typing)
    }
    // An option that was added but never typed into is not kept.
    else if (options.length > 1) actOnNewest(editor, (now) => deleteEntry(now, { ...list, entry: id }), typing)
  }
  const leave = (id: string) => {
    if (isUnnamed(id)) finish(id)
    editor.endTyping()
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>, index: number) => {
    const text = event.clipboardData.getData('text/plain').replace(/[\r\n]+$/, '')
    if (!/[\r\n]/.test(text)) return
    event.preventDefault()
    const isReplaced = event.currentTarget.value.trim() === ''
    const id = textIn(options[index] ?? {}, 'id')
    const { duplicates, operations } = flushSync(() => {
      const made = actOnNewest(
        editor,
        (now) => addOptionLines(now, list, text, index + 1),
        isReplaced ? typing : undefined,
      )
      if (isReplaced && made.operations.length > 0)
        actOnNewest(editor, (now) => deleteEntry(now, { ...list, entry: id }), typing)
      editor.endTyping()
      return made
    })
    const first = isReplaced ? index : index + 1
    rows.focusLabel(first + operations.length - 1)
    announce(addedWords(operations.length, duplicates))
  }
  const addLines = (text: string) => {
    const { count, duplicates } = actOnNewest(editor, (now) => addOptionsAsLines(now, list, text))
    announce(addedWords(count, duplicates))
  }
  return { typing, add, addNextTo, leave, paste, addLines }
}

const addedWords = (count: number, duplicates: readonly string[]): string => {
  const { length } = duplicates
  const skippedWords = `. ${length} left out, because ${length === 1 ? 'it is' : 'they are'} there already`
  return `${counted(count, 'option', 'options')} added${length === 0 ? '' : skippedWords}`
}
