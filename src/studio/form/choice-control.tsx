import { Segments, Select, type ControlIds } from '#studio/ui/field.tsx'
import type { Choice } from './schema/schema-view.ts'

type Props = {
  readonly ids: ControlIds
  /** The accessible name, if the control is a group of its own. */
  readonly label: string
  /** If this is not among the choices, nothing is chosen yet. */
  readonly value: string
  readonly choices: readonly Choice[]
  readonly onChange: (value: string) => void
}

/** Whether there is room to show all choices at once. */
export const fitSideBySide = (choices: readonly Choice[]): boolean =>
  choices.length <= 4 && choices.reduce((sum, { label }) => sum + label.length, 0) < 44

/** A choice of one value: side by side if there are few, otherwise in a list that opens. */
export const ChoiceControl = ({ choices, ids, label, onChange, value }: Props) =>
  fitSideBySide(choices) ? (
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
