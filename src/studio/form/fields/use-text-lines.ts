import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isList } from '#content/write/edit.ts'
import { withEntryMoved } from '#studio/form/with-entry-moved.ts'
import type { SettingState } from '#studio/form/use-setting.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'

/**
 * The lines of a list of texts, and what can be done with them. After each change the focus is in the line that is typed in next.
 *
 * @param isRequired whether the list stays when it is empty
 */
export const useTextLines = (state: SettingState, isRequired: boolean | undefined) => {
  const announce = useAnnounce()
  const stored = isList(state.value) ? state.value.map(String) : []
  // The index of a line that is still empty: it is on the screen, but not in the content.
  const [blank, setBlank] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const lines = blank === null ? stored : stored.toSpliced(Math.min(blank, stored.length), 0, '')

  const store = (next: readonly string[], isTyping = false) => {
    const texts = next.filter((line) => line !== '')
    state.set(texts.length === 0 && !isRequired ? undefined : texts, isTyping)
  }
  /** Focuses a line at once after a change, because the next key press should go into it. */
  const focusAfter = (change: () => void, index: number) => {
    flushSync(change)
    list.current?.querySelectorAll('input')[index]?.focus()
  }
  const storeAndFocus = (next: readonly string[], index: number) => {
    focusAfter(() => {
      setBlank(null)
      store(next)
    }, index)
  }
  return {
    /** The ref of the element around the lines. */
    list,
    lines,
    change: (index: number, text: string) => {
      if (text === '') setBlank(index)
      else if (blank === index) setBlank(null)
      store(lines.with(index, text), true)
    },
    leave: (index: number) => {
      state.endTyping()
      if (lines[index] === '') setBlank(null)
    },
    move: (from: number, to: number) => {
      if (to < 0 || to >= lines.length || lines[from] === '') return
      storeAndFocus(withEntryMoved(stored, from, to), to)
      announce(`Line ${from + 1} is now line ${to + 1}`)
    },
    remove: (index: number) => {
      storeAndFocus(
        lines.filter((_, at) => at !== index),
        Math.max(0, index - 1),
      )
    },
    /** Begins a line. */
    add: (index: number) => {
      state.endTyping()
      focusAfter(() => setBlank(index), index)
    },
    /** Adds lines after this one, or in its place if it is empty. */
    insert: (index: number, pasted: readonly string[]) => {
      const isReplaced = lines[index] === ''
      const first = isReplaced ? index : index + 1
      storeAndFocus(lines.toSpliced(first, isReplaced ? 1 : 0, ...pasted), first + pasted.length - 1)
      announce(`${pasted.length} lines were added`)
    },
  }
}
