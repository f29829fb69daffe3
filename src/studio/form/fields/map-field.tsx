import { wordsOf } from '#content/problems/wording.ts'
import { useRef } from 'react'
import { isDataMap } from '#content/write/edit.ts'
import { idFromLabel } from '#editing/ids/id-from-label.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { Combobox } from '#studio/ui/combobox.tsx'
import { focusSoon } from '#studio/ui/focus-soon.ts'
import type { Identified } from '#content/schema/references.ts'
import { newValue } from '#studio/form/schema/empty-value.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import { focusField } from '#studio/form/focus-field.ts'
import { useFormContext, type SettingProps } from '#studio/form/form-context.ts'
import { contentThings } from '#studio/form/schema/content-things.ts'
import type { ViewOf } from '#studio/form/schema/schema-view.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import { useSettingRemoval } from '#studio/form/use-setting-removal.ts'
import { NestedSetting } from '#studio/form/nested-setting.tsx'
import { NewName, newNameKey } from './new-name.tsx'
import styles from '#studio/form/form.module.css'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'map'> }

/** A map of values. Its keys are ids of other things (`x-ref`), or are made once from a name that an editor types. */
export const MapField = ({ setting, view }: Props) => {
  const { depth, file, place } = setting
  const { schemas } = useFormContext()
  const title = setting.title ?? view.title
  const state = useSetting({ ...setting, title })
  const remove = useSettingRemoval(setting, state)
  const adding = useRef<HTMLDivElement>(null)
  const data = useEditorState((editor) => editor.data)
  const keys = isDataMap(state.value) ? Object.keys(state.value) : []
  const to = view.keys['x-ref']
  const things = typeof to === 'string' ? contentThings(schemas, data, [to as Identified]) : undefined
  const labelOf = (key: string): string => things?.find(({ id }) => id === key)?.label ?? wordsOf(key)
  const add = (key: string) => {
    state.run(state.addition(key, newValue(schemas, view.entry), keys))
  }
  return (
    <FieldFrame setting={setting} view={view} isGroup>
      {() => (
        <div className={styles.cards}>
          {keys.map((key) => (
            <NestedSetting
              key={key}
              file={file}
              place={[...place, key]}
              node={view.entry}
              settingKey={key}
              isRequired={false}
              depth={depth + 1}
              title={labelOf(key)}
              onRemove={() => {
                remove(key, labelOf(key), () => {
                  focusSoon(() => adding.current?.querySelector('input'))
                })
              }}
            />
          ))}
          <div ref={adding}>
            {things ? (
              <Combobox
                label={`Add to ${title}`}
                placeholder="Add: choose, or type a part of the name"
                value={null}
                options={things.filter(({ id }) => !keys.includes(id)).map(({ id, label }) => ({ value: id, label }))}
                onChange={add}
              />
            ) : (
              <NewName
                keptAs={newNameKey(file, place)}
                label={`Name of a new entry of ${title}`}
                placeholder="Name of a new one"
                onName={(label) => {
                  const key = idFromLabel(label, new Set(keys), 'list')
                  add(key)
                  // The next key press should go into the new entry.
                  void focusField(fieldAddress(file, [...place, key]))
                }}
              />
            )}
          </div>
        </div>
      )}
    </FieldFrame>
  )
}
