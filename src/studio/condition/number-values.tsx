import { useState } from 'react'
import type { Relation } from '#editing/condition/relations.ts'
import { numbersOf } from '#editing/condition/relations.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { TextInput } from '#studio/ui/field.tsx'
import type { Condition } from '#types/content.generated.ts'
import styles from './condition.module.css'

type Props = {
  readonly line: Condition
  readonly relation: Relation
  /** While somebody types. */
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
  // What is typed may be no number yet: '-', '3.'
  const [typed, setTyped] = useState<string | null>(null)
  const editor = useEditor()
  return (
    <TextInput
      inputMode="decimal"
      aria-label={label}
      value={typed ?? String(value)}
      aria-invalid={typed !== null && parsed(typed) === null ? true : undefined}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        const number = parsed(text)
        if (number !== null) onChange(number)
      }}
      onBlur={() => {
        editor.endTyping()
        setTyped(null)
      }}
    />
  )
}

const parsed = (text: string): number | null => {
  const number = text.trim().replace('−', '-').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : null
}
