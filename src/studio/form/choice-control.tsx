import { Segments, Select, type ControlIds } from '#studio/ui/field.tsx'
import type { Choice } from './schema/schema-view.ts'

type Props = {
  readonly ids: ControlIds
  /** The accessible name where the control is a group of its own. */
  readonly label: string
  /** One that is none of the choices: nothing is chosen yet. */
  readonly value: string
  readonly choices: readonly Choice[]
  readonly onChange: (value: string) => void
}

/** Whether all choices can be seen at once. */
export const areFew = (choices: readonly Choice[]): boolean =>
  choices.length <= 4 && choices.reduce((sum, { label }) => sum + label.length, 0) < 44

/** One of several values: side by side if they are few, else in a list that opens. */
export const ChoiceControl = ({ choices, ids, label, onChange, value }: Props) =>
  areFew(choices) ? (
    <Segments label={label} value={value} choices={choices} onChange={onChange} />
  ) : (
    <Select
      {...ids}
      value={value}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value)
      }}
    >
      {!choices.some((choice) => choice.value === value) && <option value={value}>Choose</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  )
