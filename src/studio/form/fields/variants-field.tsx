import { useContext } from 'react'
import { withQuestionId } from '#editing/ids/with-question-id.ts'
import { valueIn } from '#editing/place.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { fitSideBySide, ChoiceControl } from '#studio/form/choice-control.tsx'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import { ShownElsewhereContext, useFormContext, type SettingProps } from '#studio/form/form-context.ts'
import { viewOf, type ViewOf } from '#studio/form/schema/schema-view.ts'
import { toVariant, variantOf, variantTitle } from '#studio/form/schema/variants.ts'
import { useSettingActs } from '#studio/form/use-setting.ts'
import { NestedSetting } from '#studio/form/nested-setting.tsx'
import styles from '#studio/form/form.module.css'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'variants'> }

/** A value that can have one of several forms: the choice of the form, then its fields. Changing the form keeps settings that both have. */
export const VariantsField = ({ setting, view }: Props) => {
  const { schemas } = useFormContext()
  const title = setting.title ?? view.title
  const state = useSettingActs({ ...setting, title })
  const chosen = useEditorState(({ data }) => variantOf(schemas, view, valueIn(data.get(setting.file), setting.place)))
  const variant = view.variants[chosen]
  const titles = view.variants.map((one) => variantTitle(schemas, one))
  const kind = variant && viewOf(schemas, variant).kind
  const hasFields = variant !== undefined && !['toggle', 'fixed', 'nothing'].includes(kind ?? '')
  const { discriminator } = view
  const label = discriminator === undefined ? title : 'Kind'
  // Problems of the whole value are shown by the fields of the form, if it has any. This field shows those of the discriminator.
  const isOfKind = discriminator !== undefined && kind === 'group'
  const place = isOfKind ? [...setting.place, discriminator] : setting.place
  const change = (index: number) => {
    const next = view.variants[index]
    if (next && index !== chosen)
      state.set(withQuestionId(state.data(), setting.file, toVariant(schemas, next, state.now())))
  }
  const elsewhere = useContext(ShownElsewhereContext)
  const isChosenElsewhere = discriminator !== undefined && elsewhere.includes(discriminator)
  const choices = titles.map((text, index) => ({ value: String(index), label: text }))
  return (
    <div className={styles.group}>
      {!isChosenElsewhere && (
        <FieldFrame
          setting={{ ...setting, title: label, place }}
          view={view}
          isGroup={fitSideBySide(choices)}
          hideProblems={hasFields && !isOfKind}
        >
          {(ids) => (
            <ChoiceControl
              ids={ids}
              label={label}
              value={String(chosen)}
              choices={choices}
              onChange={(value) => {
                change(Number(value))
              }}
            />
          )}
        </FieldFrame>
      )}
      {hasFields && (
        <ShownElsewhereContext value={discriminator === undefined ? elsewhere : [...elsewhere, discriminator]}>
          <NestedSetting
            // Each form has its own fields, so React must not reuse them.
            key={chosen}
            file={setting.file}
            place={setting.place}
            node={variant}
            settingKey=""
            isRequired
            order={setting.order}
            title={kind === 'group' ? undefined : titles[chosen]}
            depth={kind === 'group' ? 0 : setting.depth + 1}
          />
        </ShownElsewhereContext>
      )}
    </div>
  )
}
