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
  /** The settings of the line that have a problem, and the id of its words. */
  readonly wrong: readonly (keyof Condition)[]
  readonly describedBy: string
  /** Called at every change while somebody types. */
  readonly onChange: (line: Condition) => void
}

/** The number that an answer or a score is compared with, or the two that it lies between. */
export const NumberValues = ({ describedBy, line, onChange, relation, wrong }: Props) => {
  const [first = 0, second = first] = numbersOf(line)
  const problemOf = (...settings: readonly (keyof Condition)[]) =>
    settings.some((setting) => wrong.includes(setting)) ? describedBy : undefined
  if (relation !== 'between')
    return (
      <div className={styles.numbers} data-values="">
        <NumberInput
          label="Number"
          problem={problemOf('above', 'at_least', 'at_most', 'below', 'equals')}
          value={first}
          onChange={(value) => onChange({ ...line, [relation]: value })}
        />
      </div>
    )
  return (
    <div className={styles.numbers} data-values="">
      <NumberInput
        label="Lowest"
        problem={problemOf('at_least')}
        value={first}
        onChange={(value) => onChange({ ...line, at_least: value })}
      />
      <span>and</span>
      <NumberInput
        label="Highest"
        problem={problemOf('at_most')}
        value={second}
        onChange={(value) => onChange({ ...line, at_most: value })}
      />
    </div>
  )
}

type InputProps = {
  readonly label: string
  readonly value: number
  /** The id of the words about a problem of the number. */
  readonly problem: string | undefined
  readonly onChange: (value: number) => void
}

const NumberInput = ({ label, onChange, problem, value }: InputProps) => {
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
        aria-invalid={reason === undefined && problem === undefined ? undefined : true}
        aria-describedby={reason === undefined ? problem : id}
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
