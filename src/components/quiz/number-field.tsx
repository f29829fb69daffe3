import { useEffect, useRef, useState } from 'react'
import { recipe, slots } from '#components/recipe.ts'

export type NumberFieldProps = {
  readonly id: string
  readonly value: string
  /** Called at every keystroke. */
  readonly onInput: (text: string) => void
  /** Shown below the field while there is no problem. */
  readonly hint: string
  readonly problem: string | null
  readonly unit?: string | undefined
  /** Which keyboard a phone shows. */
  readonly keyboard: 'numeric' | 'decimal' | 'text'
  readonly describedBy?: string | undefined
  readonly required?: boolean | undefined
  /** It has an error that is not about the number, such as a missing answer. */
  readonly invalid?: boolean | undefined
}

/**
 * A field for a number. It is a text field: a browser's number field drops what it cannot read, and a wheel changes its value. The
 * input is uncontrolled, so that a number stays as it was typed; a new `value` is taken over only while it does not have the focus.
 *
 * A problem is shown when the visitor leaves the field, and then until it is solved: the first digits of a number are often too small.
 */
export const NumberField = ({
  describedBy,
  hint,
  id,
  invalid,
  keyboard,
  onInput,
  problem,
  required,
  unit,
  value,
}: NumberFieldProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [initialValue] = useState(value)
  const [isLeft, setLeft] = useState(true)
  useEffect(() => {
    const element = field.current
    if (element && element !== document.activeElement && element.value !== value) element.value = value
  }, [value])
  const shown = isLeft ? problem : null
  const classOf = slots('field', { length: 'short', state: shown === null ? undefined : 'over' })
  return (
    <>
      <div className={recipe('row', { gap: 'sm' })}>
        <input
          ref={field}
          id={id}
          name={id}
          type="text"
          inputMode={keyboard}
          autoComplete="off"
          size={12}
          className={classOf('input')}
          defaultValue={initialValue}
          aria-required={required}
          aria-invalid={invalid || shown !== null || undefined}
          aria-describedby={[describedBy, unit && `${id}-unit`, `${id}-range`].filter(Boolean).join(' ')}
          onInput={(event) => {
            onInput(event.currentTarget.value)
          }}
          onFocus={() => {
            if (problem === null) setLeft(false)
          }}
          onBlur={() => {
            setLeft(true)
          }}
        />
        {unit && <span id={`${id}-unit`}>{unit}</span>}
      </div>
      <p className={classOf('count')} id={`${id}-range`} aria-live="polite">
        {shown ?? hint}
      </p>
    </>
  )
}
