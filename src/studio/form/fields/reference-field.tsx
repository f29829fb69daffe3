import { Button } from '#studio/ui/button.tsx'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { Combobox } from '#studio/ui/combobox.tsx'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import { useFormContext, type SettingProps } from '#studio/form/form-context.ts'
import type { ViewOf } from '#studio/form/schema/schema-view.ts'
import { nothingToChoose } from '#studio/form/notes/nothing-to-choose.ts'
import { comboboxOptions, useReferenceChoices } from '#studio/form/use-reference-choices.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import { textOf } from '#studio/form/schema/text-of.ts'
import styles from '#studio/form/form.module.css'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'reference'> }

/** Another thing of the content, chosen by its name. */
export const ReferenceField = ({ setting, view }: Props) => {
  const title = setting.title ?? view.title
  const state = useSetting({ ...setting, title })
  const { open } = useFormContext()
  const choices = useReferenceChoices({ ...setting, to: view.to })
  const none = useEditorState(({ data }) => nothingToChoose(view.to, choices, data))
  const id = textOf(state.value)
  const chosen = choices.find((choice) => choice.id === id)
  const { file, place } = chosen ?? {}
  return (
    <FieldFrame setting={setting} view={view}>
      {(ids) => (
        <span className={styles.reference}>
          <Combobox
            ids={ids}
            options={comboboxOptions(choices, id === '' ? [] : [id])}
            value={id === '' ? null : id}
            placeholder="Choose, or type a part of the name"
            none={none}
            onChange={(next) => {
              state.set(next)
            }}
          />
          {open && file !== undefined && place && (
            <Button
              size="small"
              variant="plain"
              aria-label={`Open ${chosen?.label ?? ''}`}
              onClick={() => {
                open(file, place)
              }}
            >
              Open
            </Button>
          )}
        </span>
      )}
    </FieldFrame>
  )
}
