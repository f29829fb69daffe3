import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { DataMap } from '#content/write/edit.ts'
import { duplicateEntry, moveEntry } from '#editing/build/list-acts.ts'
import type { ListPlace } from '#editing/list-place.ts'
import { actsInEffect } from '#editing/draft.ts'
import { textIn } from '#editing/located.ts'
import type { Act } from '#editing/operation.ts'
import type { Consequence } from '#editing/uses/consequences.ts'
import { retireOption } from '#editing/uses/retire.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { useFormContext } from '#studio/form/form-context.ts'
import { useRemoval } from '#studio/removal/removal.ts'
import { focusSoon } from '#studio/ui/focus-soon.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { actOnNewest } from './act-on-newest.ts'
import type { OptionRows } from './use-option-rows.ts'

/** What the last retirement also changed, and the act that did it. */
export type AlsoChanged = {
  readonly act: Act['id'] | undefined
  readonly title: string
  readonly consequences: readonly Consequence[]
}

/** What can be done with an option that is there. `refusal`: why the last one could not be retired. */
export const useOptionActs = (list: ListPlace, options: readonly DataMap[], rows: OptionRows) => {
  const editor = useEditor()
  const announce = useAnnounce()
  const removeEntry = useRemoval()
  const { schemas } = useFormContext()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [alsoChanged, setAlsoChanged] = useState<AlsoChanged | null>(null)
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
    const result = retireOption(editor.state().data, schemas, placeOf(option), !isRetired)
    if (!result.ok) return setRefusal(result.message)
    editor.act(result.act.title, result.act.operations, undefined, result.act.about)
    const title = `${nameOf(option)} is ${isRetired ? 'offered again' : 'no longer offered'}`
    announce(title)
    setRefusal(null)
    setAlsoChanged({ act: actsInEffect(editor.state().draft).at(-1)?.id, title, consequences: result.consequences })
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
  return { move, duplicate, retire, remove, refusal, alsoChanged }
}
