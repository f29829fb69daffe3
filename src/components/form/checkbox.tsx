import type { ChangeEvent } from 'react'
import { recipe } from '#components/recipe.ts'

export type CheckboxProps = {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** `aria-controls`: the ids of the elements that it changes. */
  readonly controls?: string | undefined
  /** A longer accessible name, where the visible label depends on its surroundings. */
  readonly name?: string | undefined
}

/** A controlled checkbox for state of the page. It is not a field of a form. */
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
