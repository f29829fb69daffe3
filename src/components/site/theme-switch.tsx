import { slots } from '#components/recipe.ts'

const classOf = slots('theme-switch')

export type ThemeSwitchProps<Choice extends string> = {
  readonly label: string
  readonly options: readonly { readonly id: Choice; readonly label: string }[]
  readonly value: Choice
  readonly onChange: (choice: Choice) => void
}

/** Light, dark or the setting of the device. Hidden without JavaScript, where the device decides. */
export const ThemeSwitch = <Choice extends string>({ label, options, value, onChange }: ThemeSwitchProps<Choice>) => (
  <fieldset className={classOf('root')}>
    <legend className={classOf('label')}>{label}</legend>
    <div className={classOf('options')}>
      {options.map(({ id, label: words }) => (
        <label key={id} className={classOf('option')}>
          <input type="radio" name="theme" value={id} checked={id === value} onChange={() => onChange(id)} />
          {words}
        </label>
      ))}
    </div>
  </fieldset>
)
