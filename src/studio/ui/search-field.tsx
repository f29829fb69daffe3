import { Field, TextInput } from './field.tsx'

type Props = { readonly value: string; readonly onChange: (value: string) => void }

/** Narrows down a list in a dialog. */
export const SearchField = ({ onChange, value }: Props) => (
  <Field label="Search">
    {(ids) => (
      <TextInput
        {...ids}
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value)
        }}
      />
    )}
  </Field>
)
