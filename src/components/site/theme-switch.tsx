import { slots } from '#components/recipe.ts'

const part = slots('theme-switch')

export type ThemeSwitchProps<Choice extends string> = {
  readonly label: string
  readonly options: readonly { readonly id: Choice; readonly label: string }[]
  readonly value: Choice
  readonly onChange: (choice: Choice) => void
}

/** Light, dark or the setting of the device. Hidden without JavaScript, where the device decides. */
export const ThemeSwitch = <Choice extends string>({ label, options, value, onChange }: ThemeSwitchProps<Choice>) => (
  <fieldset className={part('root')}>
    <legend className={part('label')}>{label}</legend>
    <div className={part('options')}>
      {options.map(({ id, label: words }) => (
        <label key={id} className={part('option')}>
          <input type="radio" name="theme" value={id} checked={id === value} onChange={() => onChange(id)} />
          {words}
        </label>
      ))}
    </div>
  </fieldset>
)
