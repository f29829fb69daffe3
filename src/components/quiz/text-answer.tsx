import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { slots } from '#components/recipe.ts'

export type TextAnswerProps = {
  readonly id: string
  readonly value: string
  /** Called at every keystroke. */
  readonly onInput: (text: string) => void
  readonly maxLength: number
  readonly remainingText: (count: number) => string
  readonly excessText: (count: number) => string
  /** A longer text is not stored; `notStoredText` says so. */
  readonly maxStoredLength: number
  readonly notStoredText: string
  readonly multiline?: boolean | undefined
  readonly describedBy?: string | undefined
  readonly required?: boolean | undefined
  /** It has an error that is not about its length, such as a missing answer. */
  readonly invalid?: boolean | undefined
  readonly placeholder?: string | undefined
}

/**
 * A free-text answer. The input is uncontrolled and never cuts a text: it reports how much is too long. A new `value`
 * is taken over only while the input does not have the focus. How much is left is shown once four fifths are written; screen readers
 * hear it with the field.
 */
export const TextAnswer = ({
  id,
  value,
  onInput,
  maxLength,
  remainingText,
  excessText,
  maxStoredLength,
  notStoredText,
  multiline,
  describedBy,
  required,
  invalid,
  placeholder,
}: TextAnswerProps) => {
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const [initialValue] = useState(value)
  const [length, setLength] = useState(() => lengthOf(value))
  useEffect(() => {
    const element = field.current
    if (!element || element === document.activeElement || element.value === value) return
    element.value = value
    setLength(lengthOf(value))
  }, [value])
  const remaining = maxLength - length
  const classOf = slots('field', {
    length: maxLength <= shortLength ? 'short' : undefined,
    lines: multiline ? (maxLength > longLength ? 'many' : 'few') : undefined,
    state: remaining < 0 ? 'over' : undefined,
  })
  const setField = useCallback((element: HTMLInputElement | HTMLTextAreaElement | null) => {
    field.current = element
  }, [])
  const inputProps = {
    id,
    name: id,
    ref: setField,
    className: classOf('input'),
    defaultValue: initialValue,
    placeholder,
    'aria-required': required,
    'aria-invalid': invalid || remaining < 0 || undefined,
    'aria-describedby': [describedBy, `${id}-count`].filter(Boolean).join(' '),
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const text = event.currentTarget.value
      setLength(lengthOf(text))
      onInput(text)
    },
  }
  return (
    <>
      {multiline ? <textarea {...inputProps} rows={4} /> : <input {...inputProps} type="text" />}
      <p
        className={classOf('count')}
        id={`${id}-count`}
        aria-live={remaining <= announceBelow ? 'polite' : 'off'}
        // The description of the field all the same.
        hidden={remaining > maxLength / 5}
      >
        {length > maxStoredLength ? notStoredText : remaining < 0 ? excessText(-remaining) : remainingText(remaining)}
      </p>
    </>
  )
}

/** With this many characters left, or fewer, the count is announced. */
const announceBelow = 10

/** In characters: an answer up to this length is a code or a word. */
const shortLength = 12
/** A longer one tells a story, and a shorter one is a sentence or two. */
const longLength = 500

/** In code points, as the server counts. */
const lengthOf = (text: string): number => Array.from(text).length
