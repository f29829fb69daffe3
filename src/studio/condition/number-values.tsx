import { useId } from 'react'
import { numbersOf, type Relation } from '#editing/condition/relations.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { parseNumber } from '#studio/form/text/parse-number.ts'
import { useTyped, type Parsed } from '#studio/form/text/use-typed.ts'
import { FieldProblem, TextInput } from '#studio/ui/field.tsx'
import type { Condition } from '#types/content.generated.ts'
import styles from './condition.module.css'

type Props = {
  readonly line: Condition
  readonly relation: Relation
  /** Called at every change while somebody types. */
  readonly onChange: (line: Condition) => void
}

/** The number that an answer or a score is compared with, or the two that it lies between. */
export const NumberValues = ({ line, onChange, relation }: Props) => {
  const [first = 0, second = first] = numbersOf(line)
  if (relation !== 'between')
    return (
      <div className={styles.numbers} data-values="">
        <NumberInput label="Number" value={first} onChange={(value) => onChange({ ...line, [relation]: value })} />
      </div>
    )
  return (
    <div className={styles.numbers} data-values="">
      <NumberInput label="Lowest" value={first} onChange={(value) => onChange({ ...line, at_least: value })} />
      <span>and</span>
      <NumberInput label="Highest" value={second} onChange={(value) => onChange({ ...line, at_most: value })} />
    </div>
  )
}

type InputProps = { readonly label: string; readonly value: number; readonly onChange: (value: number) => void }

const NumberInput = ({ label, onChange, value }: InputProps) => {
  const { endTyping } = useEditor()
  const id = useId()
  const { change, leave, reason, text } = useTyped(
    // Lines have no fixed address, because they move when another one is removed.
    { address: null, endTyping, now: () => value, set: (number) => onChange(Number(number)) },
    String(value),
    { parse, format: String },
  )
  return (
    <div className={styles.number}>
      <TextInput
        inputMode="decimal"
        aria-label={label}
        aria-invalid={reason === undefined ? undefined : true}
        aria-describedby={reason === undefined ? undefined : id}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={leave}
      />
      {reason !== undefined && (
        <FieldProblem id={id} severity="error">
          {reason}
        </FieldProblem>
      )}
    </div>
  )
}

/** A comparison needs a number, so empty input is invalid. */
const parse = (typed: string): Parsed => {
  const parsed = parseNumber(typed)
  return 'value' in parsed && parsed.value === undefined ? { reason: 'Write a number.' } : parsed
}
