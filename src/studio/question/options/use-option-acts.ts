import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { DataMap } from '#content/write/edit.ts'
import { duplicateEntry, moveEntry } from '#editing/build/list-acts.ts'
import type { ListPlace } from '#editing/list-place.ts'
import { textIn } from '#editing/located.ts'
import { retireOption } from '#editing/uses/retire.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { useRemoval } from '#studio/removal/removal.ts'
import { focusSoon } from '#studio/ui/focus-soon.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { actOnNewest } from './act-on-newest.ts'
import type { OptionRows } from './use-option-rows.ts'

/** What can be done with an option that is there. `refusal`: why the last one could not be retired. */
export const useOptionActs = (list: ListPlace, options: readonly DataMap[], rows: OptionRows) => {
  const editor = useEditor()
  const announce = useAnnounce()
  const removeEntry = useRemoval()
  const [refusal, setRefusal] = useState<string | null>(null)
  const nameOf = (option: DataMap) => textIn(option, 'label') || `Option ${options.indexOf(option) + 1}`
  const placeOf = (option: DataMap) => ({ ...list, entry: textIn(option, 'id') })

  const move = (option: DataMap, to: number) => {
    if (to < 0 || to >= options.length) return
    const active = document.activeElement
    const isLabel = active === rows.labelAt(options.indexOf(option))
    flushSync(() => {
      editor.endTyping()
      actOnNewest(editor, (now) => moveEntry(now, placeOf(option), to))
    })
    // An element loses the focus when it is moved in the document.
    if (isLabel) rows.focusLabel(to)
    else if (active instanceof HTMLElement) active.focus()
    announce(`${nameOf(option)} is now number ${to + 1} of ${options.length}`)
  }
  const duplicate = (option: DataMap) => {
    actOnNewest(editor, (now) => duplicateEntry(now, placeOf(option)))
    announce(`${nameOf(option)} was duplicated`)
  }
  const retire = (option: DataMap) => {
    const isRetired = option['retired'] === true
    const result = retireOption(editor.state().data, placeOf(option), !isRetired)
    if (!result.ok) return setRefusal(result.message)
    editor.act(result.act.title, result.act.operations, undefined, result.act.about)
    announce(`${nameOf(option)} is ${isRetired ? 'offered again' : 'no longer offered'}`)
    setRefusal(null)
  }
  const remove = (option: DataMap) => {
    removeEntry({
      label: textIn(option, 'label'),
      entry: { ...list, step: textIn(option, 'id') },
      isQuick: true,
      onRemoved: () => {
        focusSoon(() => rows.labelAt(options.indexOf(option)) ?? rows.adding.current)
      },
    })
  }
  return { move, duplicate, retire, remove, refusal }
}
