import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { inOneSentence, quoted } from '#content/problems/wording.ts'
import { isDataMap } from '#content/write/edit.ts'
import { newId } from '#editing/ids/new-id.ts'
import { withQuestionId } from '#editing/ids/with-question-id.ts'
import { keptInput } from '#studio/browser/kept-input.ts'
import { Button } from '#studio/ui/button.tsx'
import { focusSoon } from '#studio/ui/focus-soon.ts'
import { newValue } from '#studio/form/schema/empty-value.ts'
import { useFormContext, type SettingProps } from '#studio/form/form-context.ts'
import { nameSettingOf, type NameSetting } from '#studio/form/schema/name-setting.ts'
import type { SchemaNode } from '#studio/form/schema/schema-node.ts'
import { viewOf, type ViewOf } from '#studio/form/schema/schema-view.ts'
import { variantTitle } from '#studio/form/schema/variants.ts'
import { useSettingActs } from '#studio/form/use-setting.ts'
import { NewName, newNameKey } from './new-name.tsx'
import { useTakenForms } from './use-taken-forms.ts'
import styles from '#studio/form/form.module.css'

type Props = {
  readonly setting: SettingProps
  readonly view: ViewOf<'list'>
  /**
   * Whether the first entry is asked for at once, if entries can have only one form: the list must not be empty, or it is optional, and so
   * was just added for an entry.
   */
  readonly isFirstAsked: boolean
  readonly onAdd: (entry: unknown) => void
}

/** Adds an entry. An entry with an id is named first, because its permanent id is made from the name. */
export const AddEntry = ({ isFirstAsked, onAdd, setting, view }: Props) => {
  const { file, place } = setting
  const { schemas } = useFormContext()
  const state = useSettingActs({ ...setting, title: view.title })
  const row = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const entry = viewOf(schemas, view.entry)
  const forms = entry.kind === 'variants' ? entry.variants : [view.entry]
  const taken = useTakenForms(setting, forms)
  const reason = useId()
  /** The form of the entry that is being named. */
  const [naming, setNaming] = useState<SchemaNode | null>(() => {
    const begun = forms.find((_, index) => keptInput(newNameKey(file, place, index)))
    if (begun) return begun
    const [form] = forms
    const isAsked = isFirstAsked && forms.length === 1 && form && isNamedFirst(nameSettingOf(schemas, form))
    return isAsked ? form : null
  })

  const make = (node: SchemaNode, label: string) => {
    const empty = newValue(schemas, node)
    const own = nameSettingOf(schemas, node)
    if (!isDataMap(empty) || !own) {
      onAdd(empty)
      return
    }
    const named = {
      ...empty,
      ...(own.key !== undefined && { [own.key]: label }),
      ...(own.idKey !== undefined && { [own.idKey]: newId(state.data(), { file, list: place }, label) }),
    }
    onAdd(withQuestionId(state.data(), file, named))
  }
  const start = (form: SchemaNode) => {
    if (!isNamedFirst(nameSettingOf(schemas, form))) {
      make(form, '')
      return
    }
    // Rendered at once, because the next key press should go into the new field.
    flushSync(() => {
      setNaming(form)
    })
    input.current?.focus()
  }
  if (naming === null)
    return (
      <>
        <div ref={row} className={styles.row} data-adding>
          {forms.map((node) => (
            <Button
              key={variantTitle(schemas, node)}
              size="small"
              icon="add"
              aria-label={`Add ${forms.length === 1 ? entry.title : variantTitle(schemas, node)} to ${view.title}`}
              isUnavailable={taken.includes(node)}
              aria-describedby={taken.includes(node) ? reason : undefined}
              onClick={() => {
                start(node)
              }}
            >
              {forms.length === 1 ? 'Add' : `Add: ${variantTitle(schemas, node)}`}
            </Button>
          ))}
        </div>
        {taken.length > 0 && (
          <p id={reason} className={styles.muted}>
            Already there, and possible only once:{' '}
            {inOneSentence(taken.map((node) => quoted(variantTitle(schemas, node))))}.
          </p>
        )}
      </>
    )
  const named = nameSettingOf(schemas, naming)
  return (
    <div ref={row}>
      <NewName
        input={input}
        keptAs={newNameKey(file, place, forms.indexOf(naming))}
        label={`${named?.title ?? 'Name'} of the new entry`}
        placeholder={named?.title}
        onName={(name) => {
          setNaming(null)
          make(naming, name)
        }}
        onCancel={() => {
          setNaming(null)
          focusSoon(() => row.current?.querySelectorAll('button')[forms.indexOf(naming)])
        }}
      />
    </div>
  )
}

const isNamedFirst = (naming: NameSetting | undefined): boolean =>
  naming?.idKey !== undefined && naming.key !== undefined
