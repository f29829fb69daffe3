import { Field, TextInput } from './field.tsx'
import { isEnter } from './is-enter.ts'

type Props = {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Chooses the first remaining entry. */
  readonly onEnter?: () => void
}

/** Filters a list in a dialog. It gets the focus when the dialog opens. */
export const SearchField = ({ onChange, onEnter, value }: Props) => (
  <Field label="Search">
    {(ids) => (
      <TextInput
        {...ids}
        data-autofocus=""
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (!isEnter(event) || !onEnter) return
          event.preventDefault()
          onEnter()
        }}
      />
    )}
  </Field>
)
