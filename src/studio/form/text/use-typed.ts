import { useState } from 'react'
import { dropInput, keepInput, keptInput } from '#studio/browser/kept-input.ts'
import type { SettingState } from '#studio/form/use-setting.ts'

/** The result of parsing input: a value to store (undefined removes the setting), or why it cannot be stored. */
export type Parsed = { readonly value: unknown } | { readonly reason: string }

type Typed = {
  readonly text: string
  readonly stored: string
  readonly reason: string | undefined
  /** The value before typing began. */
  readonly before: unknown
}

/**
 * The text of an input while somebody types. It may be text that cannot be stored, such as '3.' or 'many' in a number field. Such text stays
 * in the field with the reason, even after a reload, and the value returns to the one before typing: somebody who types '3.5' in a field
 * for whole numbers does not mean 3. Each change is stored at once; all changes until the field is left are undone together. A change from
 * elsewhere replaces the text in the field.
 *
 * @param address null: input that cannot be stored does not survive a reload
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
    /** For `onBlur`. Input that cannot be stored stays in the field. */
    leave: () => {
      endTyping()
      if (typed?.reason === undefined) setTyped(null)
    },
  }
}

/** The key includes the stored value, so that input typed over another value, such as that of another draft, is not restored. */
const inputKey = (address: string, stored: string): string => `${address} ${stored}`
