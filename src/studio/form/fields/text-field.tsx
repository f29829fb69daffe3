import { useRef, useState, type ClipboardEvent } from 'react'
import { TextArea, TextInput, type ControlIds } from '#studio/ui/field.tsx'
import { isEnter } from '#studio/ui/is-enter.ts'
import { cleanName, cleanText } from '#studio/form/text/clean-line.ts'
import { lengthNote } from '#studio/form/notes/length-note.ts'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import { insertText } from '#studio/form/text/insert-text.ts'
import { LockedNote } from '#studio/form/notes/locked-note.tsx'
import { PlaceholderChips } from '#studio/form/text/placeholder-chips.tsx'
import type { ViewOf } from '#studio/form/schema/schema-view.ts'
import { useLock } from '#studio/form/notes/use-lock.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import { placeholderOf, textOf } from '#studio/form/schema/text-of.ts'
import { typedText } from '#studio/form/text/typed-text.ts'
import { useTyped } from '#studio/form/text/use-typed.ts'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'text'> }

/** Texts longer than this get a field that grows. */
const longText = 70

/** A text of one line: Enter adds no line break, and pasted ones become spaces. */
export const TextField = ({ setting, view }: Props) => {
  const state = useSetting({ ...setting, title: view.title })
  const shown = textOf(state.value)
  const [note, setNote] = useState<string | undefined>()
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const lock = useLock(setting)
  const { change, leave, text } = useTyped(state, shown, typedText(setting.isRequired))
  const clean = view.format === undefined ? cleanText : cleanName
  const type = (typed: string) => {
    const cleaned = clean(typed, true)
    setNote(cleaned.note)
    change(cleaned.text)
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    // An input element would silently join the lines.
    const pasted = clean(event.clipboardData.getData('text/plain'), true)
    if (pasted.note === undefined) return
    event.preventDefault()
    insertText(event.currentTarget, pasted.text)
    change(event.currentTarget.value)
    setNote(pasted.note)
  }
  const { maxLength } = view
  // Not the present length: if the element were replaced while somebody types, it would lose the focus.
  const [firstLength] = useState(shown.length)
  const isLong =
    maxLength === undefined ? Math.max(firstLength, textOf(state.fallback).length) > 50 : maxLength > longText
  const control = (ids: ControlIds) => ({
    ...ids,
    ref: input,
    value: text,
    readOnly: lock.reason !== undefined,
    placeholder: placeholderOf(state.fallback, view.examples),
    onPaste,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      type(event.currentTarget.value)
    },
    onBlur: () => {
      if (text !== text.trim() && lock.reason === undefined) change(text.trim())
      leave()
    },
  })
  return (
    <FieldFrame setting={setting} view={view} note={note} aside={lengthNote(text, maxLength)}>
      {(ids) => (
        <>
          {isLong ? (
            <TextArea
              {...control(ids)}
              rows={1}
              style={{ minHeight: 0, resize: 'none' }}
              onKeyDown={(event) => {
                if (isEnter(event)) event.preventDefault()
              }}
            />
          ) : (
            <TextInput {...control(ids)} type={inputTypes[view.format ?? ''] ?? 'text'} />
          )}
          <LockedNote lock={lock} input={input} />
          <PlaceholderChips setting={setting} view={view} input={input} onInsert={change} />
        </>
      )}
    </FieldFrame>
  )
}

const inputTypes: Readonly<Record<string, string>> = { email: 'email', uri: 'url' }
