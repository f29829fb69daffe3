import { isList } from '#content/write/edit.ts'
import { TextInput } from '#studio/ui/field.tsx'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import { parseNumber } from '#studio/form/text/parse-number.ts'
import type { ViewOf } from '#studio/form/schema/schema-view.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import { useTyped, type Parsed } from '#studio/form/text/use-typed.ts'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'numbers'> }

/** A list of numbers with commas between them. */
export const NumbersField = ({ setting, view }: Props) => {
  const state = useSetting({ ...setting, title: view.title })
  const { change, leave, reason, text } = useTyped(state, asText(state.value), {
    parse: (typed): Parsed => {
      const parsed = typed
        .split(/[,;\s]+/)
        .filter((word) => word !== '')
        .map((word) => parseNumber(word, view.entry))
      const wrong = parsed.find((one) => 'reason' in one)
      if (wrong) return wrong
      const values = parsed.flatMap((one) => ('value' in one ? [one.value] : []))
      return { value: values.length === 0 && !setting.isRequired ? undefined : values }
    },
    format: asText,
  })
  return (
    <FieldFrame setting={setting} view={view} inputProblem={reason}>
      {(ids) => (
        <TextInput
          {...ids}
          value={text}
          placeholder={asText(state.fallback) || 'Numbers with commas between them'}
          onChange={({ currentTarget }) => {
            change(currentTarget.value)
          }}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  )
}

const asText = (value: unknown): string => (isList(value) ? value.join(', ') : '')
