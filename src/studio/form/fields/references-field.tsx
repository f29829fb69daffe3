import { isList } from '#content/write/edit.ts'
import { IconButton } from '#studio/ui/button.tsx'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { Combobox } from '#studio/ui/combobox.tsx'
import { focusSoon } from '#studio/ui/focus-soon.ts'
import { ReorderHandle } from '#studio/ui/reorder.tsx'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import { withEntryMoved } from '#studio/form/with-entry-moved.ts'
import type { ViewOf } from '#studio/form/schema/schema-view.ts'
import { nothingToChoose } from '#studio/form/notes/nothing-to-choose.ts'
import { comboboxOptions, useReferenceChoices } from '#studio/form/use-reference-choices.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import styles from '#studio/form/form.module.css'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'references'> }

/** A list of other things of the content, chosen by their names. */
export const ReferencesField = ({ setting, view }: Props) => {
  const title = setting.title ?? view.title
  const state = useSetting({ ...setting, title })
  const announce = useAnnounce()
  const chosen = isList(state.value) ? state.value.map(String) : []
  const choices = useReferenceChoices({ ...setting, to: view.to })
  const none = useEditorState(({ data }) => nothingToChoose(view.to, choices, data))
  const options = comboboxOptions(choices, chosen)
  const labelOf = (id: string): string => options.find(({ value }) => value === id)?.label ?? id
  const change = (ids: readonly string[]) => {
    state.set(ids.length === 0 && !setting.isRequired ? undefined : ids)
  }
  return (
    <FieldFrame setting={setting} view={view} isGroup>
      {() => (
        <>
          {chosen.length > 0 && (
            <ul className={styles.chosen}>
              {chosen.map((id, index) => (
                <li key={id} data-entry={id}>
                  <ReorderHandle
                    name={labelOf(id)}
                    index={index}
                    count={chosen.length}
                    onMove={(to) => {
                      change(withEntryMoved(chosen, index, to))
                      announce(`${labelOf(id)} is now number ${to + 1} of ${chosen.length}`)
                    }}
                  />
                  <span>{labelOf(id)}</span>
                  <IconButton
                    icon="close"
                    size="small"
                    label={`Remove ${labelOf(id)}`}
                    onClick={({ currentTarget }) => {
                      const field = currentTarget.closest('[data-field]')
                      const next = `[data-entry]:nth-child(${index + 1}) > button`
                      change(chosen.filter((one) => one !== id))
                      focusSoon(() => field?.querySelector<HTMLElement>(next) ?? field?.querySelector('input'))
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          <Combobox
            label={`Add to ${title}`}
            options={options.filter(({ value }) => !chosen.includes(value))}
            value={null}
            placeholder="Add: choose, or type a part of the name"
            none={none}
            onChange={(id) => {
              change([...chosen, id])
            }}
          />
        </>
      )}
    </FieldFrame>
  )
}
