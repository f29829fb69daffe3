import type { ChangeEvent } from 'react'
import { recipe } from '#components/recipe.ts'

export type CheckboxProps = {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** The ids of what it changes. */
  readonly controls?: string | undefined
  /** The label in full, where what stands around it says the rest. */
  readonly name?: string | undefined
}

/** Something that is on or off, for this page only. */
export const Checkbox = ({ label, checked, onChange, controls, name }: CheckboxProps) => (
  <label className={recipe('checkbox')}>
    <input
      type="checkbox"
      checked={checked}
      aria-controls={controls}
      aria-label={name}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.checked)}
    />
    {label}
  </label>
)
