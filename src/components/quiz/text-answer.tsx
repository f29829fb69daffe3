import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { slots } from '#components/recipe.ts'

export type TextAnswerProps = {
  readonly id: string
  readonly value: string
  /** At every keystroke. */
  readonly onWrite: (text: string) => void
  readonly maxLength: number
  readonly left: (count: number) => string
  readonly over: (count: number) => string
  /** What is longer than this is not kept, and `unkept` says so. */
  readonly mostKept: number
  readonly unkept: string
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
  onWrite,
  maxLength,
  left,
  over,
  mostKept,
  unkept,
  multiline,
  describedBy,
  autoComplete,
}: TextAnswerProps) => {
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const [first] = useState(value)
  const [length, setLength] = useState(() => lengthOf(value))
  useEffect(() => {
    const element = field.current
    if (!element || element === document.activeElement || element.value === value) return
    element.value = value
    setLength(lengthOf(value))
  }, [value])
  const rest = maxLength - length
  const part = slots('field', { lines: multiline ? 'many' : undefined, state: rest < 0 ? 'over' : undefined })
  const keep = useCallback((element: HTMLInputElement | HTMLTextAreaElement | null) => {
    field.current = element
  }, [])
  const shared = {
    id,
    name: id,
    ref: keep,
    className: part('input'),
    defaultValue: first,
    autoComplete,
    'aria-invalid': rest < 0 || undefined,
    'aria-describedby': [describedBy, `${id}-count`].filter(Boolean).join(' '),
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const text = event.currentTarget.value
      setLength(lengthOf(text))
      onWrite(text)
    },
  }
  return (
    <>
      {multiline ? <textarea {...shared} rows={5} /> : <input {...shared} type="text" />}
      <p className={part('count')} id={`${id}-count`} aria-live={rest <= soon ? 'polite' : 'off'}>
        {length > mostKept ? unkept : rest < 0 ? over(-rest) : left(rest)}
      </p>
    </>
  )
}

/** From here on each character that is left is said. */
const soon = 10

/** As the server counts: a letter outside the basic plane is one. */
const lengthOf = (text: string): number => Array.from(text).length
