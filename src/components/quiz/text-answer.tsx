import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { slots } from '#components/recipe.ts'

export type TextAnswerProps = {
  readonly id: string
  readonly value: string
  /** At every keystroke. */
  readonly onInput: (text: string) => void
  readonly maxLength: number
  readonly remainingText: (count: number) => string
  readonly excessText: (count: number) => string
  /** What is longer than this is not kept, and `unkept` says so. */
  readonly maxStoredLength: number
  readonly notStoredText: string
  readonly multiline?: boolean | undefined
  readonly describedBy?: string | undefined
  readonly autoComplete?: string | undefined
}

/**
 * A free answer. The field keeps what is written, too much as well: it says how much, and cuts nothing. It takes a value
 * from outside only while nobody writes in it.
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
  autoComplete,
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
  const part = slots('field', { lines: multiline ? 'many' : undefined, state: remaining < 0 ? 'over' : undefined })
  const setField = useCallback((element: HTMLInputElement | HTMLTextAreaElement | null) => {
    field.current = element
  }, [])
  const inputProps = {
    id,
    name: id,
    ref: setField,
    className: part('input'),
    defaultValue: initialValue,
    autoComplete,
    'aria-invalid': remaining < 0 || undefined,
    'aria-describedby': [describedBy, `${id}-count`].filter(Boolean).join(' '),
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const text = event.currentTarget.value
      setLength(lengthOf(text))
      onInput(text)
    },
  }
  return (
    <>
      {multiline ? <textarea {...inputProps} rows={5} /> : <input {...inputProps} type="text" />}
      <p className={part('count')} id={`${id}-count`} aria-live={remaining <= announceBelow ? 'polite' : 'off'}>
        {length > maxStoredLength ? notStoredText : remaining < 0 ? excessText(-remaining) : remainingText(remaining)}
      </p>
    </>
  )
}

/** From here on each character that is left is said. */
const announceBelow = 10

/** As the server counts: a letter outside the basic plane is one. */
const lengthOf = (text: string): number => Array.from(text).length
