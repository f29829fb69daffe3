import { useMemo } from 'react'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { TextInput } from '#studio/ui/field.tsx'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import { currencyOf, siteOf, type Currency } from '#studio/form/schema/currency-of.ts'
import { useFormContext, type SettingProps } from '#studio/form/form-context.ts'
import { parseNumber } from '#studio/form/text/parse-number.ts'
import type { ViewOf } from '#studio/form/schema/schema-view.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import { useTyped } from '#studio/form/text/use-typed.ts'
import { placeholderOf, textOf } from '#studio/form/schema/text-of.ts'
import styles from '#studio/form/form.module.css'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'number'> }

/** A number with its unit. Invalid input stays in the field, with the reason beside it, until it is a number. */
export const NumberField = ({ setting, view }: Props) => {
  const state = useSetting({ ...setting, title: view.title })
  const { unit } = view
  const isPrice = unit === 'currency'
  const currency = useCurrency()
  const format = isPrice ? asPrice : textOf
  const { change, leave, reason, text } = useTyped(state, format(state.value), {
    parse: (typed) => parseNumber(typed, view),
    format,
  })
  return (
    <FieldFrame setting={setting} view={view} inputProblem={reason}>
      {(ids) => (
        <span className={styles.number}>
          {isPrice && currency?.stands === 'before' && <span>{currency.sign}</span>}
          <TextInput
            {...ids}
            inputMode={view.minimum !== undefined && view.minimum >= 0 ? 'decimal' : 'text'}
            value={text}
            placeholder={placeholderOf(state.fallback, view.examples)}
            onChange={({ currentTarget }) => {
              change(currentTarget.value)
            }}
            onBlur={leave}
          />
          {isPrice && currency?.stands === 'after' && <span>{currency.sign}</span>}
          {unit !== undefined && !isPrice && <span>{unit}</span>}
        </span>
      )}
    </FieldFrame>
  )
}

const useCurrency = (): Currency | null => {
  const { defaults } = useFormContext()
  const site = useEditorState(({ data }) => siteOf(data))
  return useMemo(() => currencyOf(new Map([['settings/site.yaml', site]]), defaults), [site, defaults])
}

/** A price with two decimals, or none. */
const asPrice = (value: unknown): string =>
  typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : textOf(value)
