import { TextInput } from '#studio/ui/field.tsx'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import type { ViewOf } from '#studio/form/schema/schema-view.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import { useTyped, type Parsed } from '#studio/form/text/use-typed.ts'
import { Contrasts } from '#studio/form/special/contrasts.tsx'
import { textOf } from '#studio/form/schema/text-of.ts'
import styles from '#studio/form/form.module.css'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'colour'> }

/** A colour: picked, or typed as six hex digits, with its contrast to the colours beside it. */
export const ColourField = ({ setting, view }: Props) => {
  const state = useSetting({ ...setting, title: view.title })
  const { change, leave, reason, text } = useTyped(state, textOf(state.value), { parse, format: textOf })
  const effective = textOf(state.value ?? state.fallback)
  return (
    <FieldFrame setting={setting} view={view} inputProblem={reason}>
      {(ids) => (
        <>
          <span className={styles.colour}>
            <input
              type="color"
              aria-label={`Choose ${view.title}`}
              value={effective === '' ? '#000000' : effective}
              onChange={({ currentTarget }) => {
                change(currentTarget.value.toUpperCase())
              }}
              onBlur={leave}
            />
            <TextInput
              {...ids}
              value={text}
              placeholder={effective}
              spellCheck={false}
              onChange={({ currentTarget }) => {
                change(currentTarget.value)
              }}
              onBlur={leave}
            />
          </span>
          <Contrasts file={setting.file} place={setting.place} />
        </>
      )}
    </FieldFrame>
  )
}

const parse = (typed: string): Parsed => {
  const digits = typed.trim().replace(/^#/, '')
  if (digits === '') return { value: undefined }
  if (/^[0-9a-f]{6}$/i.test(digits)) return { value: `#${digits.toUpperCase()}` }
  if (/^[0-9a-f]{3}$/i.test(digits)) return { reason: 'Write six digits: #FFCC00 rather than #FC0.' }
  return { reason: 'Write # and six digits, of 0 to 9 and A to F: #FFCC00.' }
}
