import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isDataMap } from '#content/write/edit.ts'
import { newId } from '#editing/ids/new-id.ts'
import { Button } from '#studio/ui/button.tsx'
import { TextInput } from '#studio/ui/field.tsx'
import { focusSoon } from '#studio/ui/focus-soon.ts'
import { isEnter } from '#studio/ui/is-enter.ts'
import { newValue } from '#studio/form/schema/empty-value.ts'
import { useFormParts, type SettingProps } from '#studio/form/form-context.ts'
import { nameSettingOf, type NameSetting } from '#studio/form/schema/name-setting.ts'
import type { SchemaNode } from '#studio/form/schema/schema-node.ts'
import { viewOf, type ViewOf } from '#studio/form/schema/schema-view.ts'
import { variantTitle } from '#studio/form/schema/variants.ts'
import { useSettingActs } from '#studio/form/use-setting.ts'
import styles from '#studio/form/form.module.css'

type Props = {
  readonly setting: SettingProps
  readonly view: ViewOf<'list'>
  /** Whether the list must not be empty. Then its first entry is asked for at once, if entries can have only one form. */
  readonly isFirstNeeded: boolean
  readonly onAdd: (entry: unknown) => void
}

/** The entry that is being named: its form, and what has been typed. */
type Named = { readonly form: SchemaNode; readonly name: string }

/** Adds an entry. An entry with an id is named first, because its permanent id is made from the name. */
export const AddEntry = ({ isFirstNeeded, onAdd, setting, view }: Props) => {
  const { file, place } = setting
  const { schemas } = useFormParts()
  const state = useSettingActs({ ...setting, title: view.title })
  const row = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const entry = viewOf(schemas, view.entry)
  const forms = entry.kind === 'variants' ? entry.variants : [view.entry]
  const [named, setNamed] = useState<Named | null>(() => {
    const [form] = forms
    const isAsked = isFirstNeeded && forms.length === 1 && form && isNamedFirst(nameSettingOf(schemas, form))
    return isAsked ? { form, name: '' } : null
  })

  const make = (node: SchemaNode, label: string) => {
    const empty = newValue(schemas, node)
    const own = nameSettingOf(schemas, node)
    if (!isDataMap(empty) || !own) {
      onAdd(empty)
      return
    }
    onAdd({
      ...empty,
      ...(own.key !== undefined && { [own.key]: label }),
      ...(own.idKey !== undefined && { [own.idKey]: newId(state.data(), { file, list: place }, label) }),
    })
  }
  const start = (form: SchemaNode) => {
    if (!isNamedFirst(nameSettingOf(schemas, form))) {
      make(form, '')
      return
    }
    // Rendered at once, because the next key press should go into the new field.
    flushSync(() => {
      setNamed({ form, name: '' })
    })
    input.current?.focus()
  }
  if (named === null)
    return (
      <div ref={row} className={styles.row} data-adding>
        {forms.map((node) => (
          <Button
            key={variantTitle(schemas, node)}
            size="small"
            icon="add"
            aria-label={`Add ${forms.length === 1 ? entry.title : variantTitle(schemas, node)} to ${view.title}`}
            onClick={() => {
              start(node)
            }}
          >
            {forms.length === 1 ? 'Add' : `Add: ${variantTitle(schemas, node)}`}
          </Button>
        ))}
      </div>
    )
  const title = nameSettingOf(schemas, named.form)?.title
  const finish = () => {
    const label = named.name.trim()
    if (label === '') return
    setNamed(null)
    make(named.form, label)
  }
  const cancel = () => {
    setNamed(null)
    focusSoon(() => row.current?.querySelectorAll('button')[forms.indexOf(named.form)])
  }
  return (
    <div ref={row} className={styles.row}>
      <TextInput
        ref={input}
        aria-label={`${title ?? 'Name'} of the new entry`}
        placeholder={title}
        value={named.name}
        onChange={({ currentTarget }) => {
          setNamed({ ...named, name: currentTarget.value })
        }}
        onKeyDown={(event) => {
          if (isEnter(event)) finish()
          else if (event.key === 'Escape' && named.name === '') cancel()
          else return
          event.preventDefault()
        }}
      />
      <Button variant="solid" onClick={finish} disabled={named.name.trim() === ''}>
        Add
      </Button>
      <Button onClick={cancel}>Cancel</Button>
    </div>
  )
}

const isNamedFirst = (naming: NameSetting | undefined): boolean =>
  naming?.idKey !== undefined && naming.key !== undefined
