import { useState } from 'react'
import { dropInput, keepInput, keptInput } from '#studio/browser/kept-input.ts'
import type { SettingState } from '#studio/form/use-setting.ts'

/** What a typed text means: a value that can be stored (undefined removes the setting), or why it cannot be. */
export type Parsed = { readonly value: unknown } | { readonly reason: string }

type Typed = {
  readonly text: string
  readonly stored: string
  readonly reason: string | undefined
  /** The value when somebody began to type. */
  readonly before: unknown
}

/**
 * The text of an input while somebody types, which may be one that cannot be stored: '3.' or 'many' in a field for a number. It stays in
 * the field with its reason, also when the page is loaded again, and the value is then the one of before: of '3.5' in a field for whole
 * numbers, 3 is not what anybody meant. Each change is stored at once; all of them until the field is left are undone together. A change
 * from elsewhere replaces what is in the field.
 *
 * @param address null: what cannot be stored is gone when the page is loaded again
 * @param shown the stored value as text
 */
export const useTyped = (
  {
    address,
    endTyping,
    now,
    set,
  }: Pick<SettingState, 'set' | 'endTyping' | 'now'> & { readonly address: string | null },
  shown: string,
  { format, parse }: { readonly parse: (text: string) => Parsed; readonly format: (value: unknown) => string },
) => {
  const [typed, setTyped] = useState<Typed | null>(() => {
    const kept = address === null ? null : keptInput(inputKey(address, shown))
    const parsed = kept === null ? null : parse(kept)
    return kept !== null && parsed && 'reason' in parsed
      ? { text: kept, stored: shown, reason: parsed.reason, before: now() }
      : null
  })
  const isCurrent = typed !== null && typed.stored === shown
  return {
    text: isCurrent ? typed.text : shown,
    reason: isCurrent ? typed.reason : undefined,
    change: (text: string) => {
      const parsed = parse(text)
      const before = isCurrent ? typed.before : now()
      const reason = 'reason' in parsed ? parsed.reason : undefined
      const value = 'reason' in parsed ? before : parsed.value
      const key = address === null ? null : inputKey(address, format(before))
      if (key !== null && reason === undefined) dropInput(key)
      else if (key !== null) keepInput(key, text)
      setTyped({ text, stored: format(value), reason, before })
      set(value, true)
    },
    /** For `onBlur`. What cannot be stored stays. */
    leave: () => {
      endTyping()
      if (typed?.reason === undefined) setTyped(null)
    },
  }
}

/** With the value that is stored: what was typed in place of another one, such as that of another draft, means nothing here. */
const inputKey = (address: string, stored: string): string => `${address} ${stored}`
