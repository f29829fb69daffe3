import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isDataMap, isList } from '#content/write/edit.ts'
import { addEntry } from '#editing/build/list-acts.ts'
import { newStepIndex } from '#editing/build/step-index.ts'
import { listKind } from '#editing/ids/list-kind.ts'
import { newId } from '#editing/ids/new-id.ts'
import { stepTo, valueIn } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { EmptyState } from '#studio/ui/callout.tsx'
import { TextInput } from '#studio/ui/field.tsx'
import { newValue } from '#studio/form/empty-value.ts'
import { EntryCard } from '#studio/form/entry-card.tsx'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import { focusField } from '#studio/form/focus-field.ts'
import { useFormParts, type SettingProps } from '#studio/form/form-context.ts'
import { nameSettingOf } from '#studio/form/name-setting.ts'
import { viewOf, type ViewOf } from '#studio/form/schema-view.ts'
import { variantTitle } from '#studio/form/variants.ts'
import { useSettingActs } from '#studio/form/use-setting.ts'
import styles from '#studio/form/form.module.css'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'list'> }

/** A list of things with several settings each. */
export const ListField = ({ setting, view }: Props) => {
  const { file, place } = setting
  const { schemas } = useFormParts()
  const title = setting.title ?? view.title
  const state = useSettingActs({ ...setting, title })
  // Rendered again when entries come, go or move, not when their texts change.
  const steps = useEditorState(({ data }) => {
    const list = valueIn(data.get(file), place)
    return JSON.stringify(isList(list) ? list.map((_, index) => stepTo(list, index)) : [])
  })
  const entries = JSON.parse(steps) as readonly (string | number)[]
  const entryTitle = viewOf(schemas, view.entry).title
  const isFull = view.maxItems !== undefined && entries.length >= view.maxItems

  const add = (entry: unknown) => {
    const before = valueIn(state.data().get(file), place)
    const kindOf = (one: unknown) => (isDataMap(one) ? one['kind'] : undefined)
    const index =
      listKind(place) === 'step' && isList(before) ? newStepIndex(before.map(kindOf), kindOf(entry)) : undefined
    const { operations, title: act } = addEntry(state.data(), { file, list: place }, entry, index, setting.order)
    state.run({ title: act === 'Add an entry' ? `Add ${entryTitle.toLowerCase()}` : act, operations })
    const list = valueIn(state.data().get(file), place)
    if (!isList(list)) return
    void focusField(fieldAddress(file, [...place, stepTo(list, index ?? list.length - 1)]))
  }
  return (
    <FieldFrame
      setting={setting}
      view={view}
      isGroup
      aside={entries.length > 0 ? (entries.length === 1 ? '1 entry' : `${entries.length} entries`) : undefined}
    >
      {() => (
        <>
          {entries.length === 0 && (
            <EmptyState title="Nothing here yet">
              <p>Each entry is: {entryTitle.toLowerCase()}.</p>
            </EmptyState>
          )}
          <div className={styles.cards}>
            {entries.map((entry, index) => (
              <EntryCard key={entry} setting={setting} view={view} entry={entry} index={index} count={entries.length} />
            ))}
          </div>
          {isFull ? (
            <p className={styles.muted}>There can be at most {view.maxItems} entries.</p>
          ) : (
            <AddEntry
              setting={setting}
              view={view}
              isFirstNeeded={entries.length === 0 && view.minItems > 0}
              onAdd={add}
            />
          )}
        </>
      )}
    </FieldFrame>
  )
}

type AddProps = Props & {
  /** The list cannot stay empty: its first entry is asked for at once. */
  readonly isFirstNeeded: boolean
  readonly onAdd: (entry: unknown) => void
}

/** Adds an entry. One that gets an id is named first, because the id is made from the name once and for all. */
const AddEntry = ({ isFirstNeeded, onAdd, setting, view }: AddProps) => {
  const { file, place } = setting
  const { schemas } = useFormParts()
  const state = useSettingActs({ ...setting, title: view.title })
  const input = useRef<HTMLInputElement>(null)
  const entry = viewOf(schemas, view.entry)
  const forms = entry.kind === 'variants' ? entry.variants : [view.entry]
  const [form = view.entry] = forms
  const naming = nameSettingOf(schemas, form)
  const isNamedFirst = forms.length === 1 && naming?.hasId === true && naming.key !== undefined
  const [name, setName] = useState<string | null>(isFirstNeeded && isNamedFirst ? '' : null)

  const make = (node: typeof form, label: string) => {
    const empty = newValue(schemas, node)
    const own = nameSettingOf(schemas, node)
    if (!isDataMap(empty) || !own) {
      onAdd(empty)
      return
    }
    const settings = { ...empty, ...(own.key !== undefined && { [own.key]: label }) }
    onAdd({ ...settings, ...(own.hasId && { id: newId(state.data(), { file, list: place }, label) }) })
  }
  const start = (node: typeof form) => {
    if (isNamedFirst) {
      // At once: what is typed next belongs into it.
      flushSync(() => {
        setName('')
      })
      input.current?.focus()
    } else make(node, '')
  }
  const finish = () => {
    const label = (name ?? '').trim()
    if (label === '') return
    setName(null)
    make(form, label)
  }
  if (name !== null)
    return (
      <div className={styles.row}>
        <TextInput
          ref={input}
          aria-label={`${naming?.title ?? 'Name'} of the new entry`}
          placeholder={naming?.title}
          value={name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish()
            else if (event.key === 'Escape' && name === '') setName(null)
            else return
            event.preventDefault()
          }}
        />
        <Button variant="solid" onClick={finish} disabled={name.trim() === ''}>
          Add
        </Button>
        <Button
          onClick={() => {
            setName(null)
          }}
        >
          Cancel
        </Button>
      </div>
    )
  return (
    <div className={styles.row} data-adding>
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
}
