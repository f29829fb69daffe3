import { counted } from '#content/problems/wording.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import { isSameData } from '#content/write/same-data.ts'
import { addEntry } from '#editing/build/list-acts.ts'
import { indexBeforeFallback } from '#editing/build/fallback-index.ts'
import { newStepIndex } from '#editing/build/step-index.ts'
import { listKind } from '#editing/ids/list-kind.ts'
import type { Operation } from '#editing/operation.ts'
import { stepTo, valueIn } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { EmptyState } from '#studio/ui/callout.tsx'
import { EntryCard } from '#studio/form/entry-card.tsx'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import { focusField } from '#studio/form/focus-field.ts'
import { useFormContext, type SettingProps } from '#studio/form/form-context.ts'
import { nameSettingOf } from '#studio/form/schema/name-setting.ts'
import { viewOf, type ViewOf } from '#studio/form/schema/schema-view.ts'
import { variantOf } from '#studio/form/schema/variants.ts'
import { useSettingActs } from '#studio/form/use-setting.ts'
import { AddEntry } from './add-entry.tsx'
import styles from '#studio/form/form.module.css'

type Props = {
  readonly setting: SettingProps
  readonly view: ViewOf<'list'>
  /** Replaces a new entry, and returns the operations on the other entries that come before it. */
  readonly onNew?: ((entry: unknown) => { readonly entry: unknown; readonly first: readonly Operation[] }) | undefined
}

/** A list whose entries have several settings each. */
export const ListField = ({ onNew, setting, view }: Props) => {
  const { file, place } = setting
  const { schemas } = useFormContext()
  const title = setting.title ?? view.title
  const state = useSettingActs({ ...setting, title })
  // Renders again when entries are added, removed or moved, but not when their texts change.
  const entries = useEditorState(({ data }) => {
    const list = valueIn(data.get(file), place)
    return isList(list) ? list.map((_, index) => stepTo(list, index)) : []
  }, isSameData)
  const entryTitle = viewOf(schemas, view.entry).title
  const isFull = view.maxItems !== undefined && entries.length >= view.maxItems

  /** The name of an entry whose first field is its kind, which has just been chosen: the next key press would choose another one. */
  const nameAfterKind = (entry: unknown): readonly string[] => {
    const forms = viewOf(schemas, view.entry)
    if (forms.kind !== 'variants' || forms.discriminator === undefined) return []
    const form = forms.variants[variantOf(schemas, forms, entry)]
    const name = form && nameSettingOf(schemas, form)?.key
    return name === undefined ? [] : [name]
  }

  const add = (empty: unknown) => {
    const { entry, first } = onNew?.(empty) ?? { entry: empty, first: [] }
    const before = valueIn(state.data().get(file), place)
    const kindOf = (one: unknown) => (isDataMap(one) ? one['kind'] : undefined)
    const index =
      listKind(place) === 'step' && isList(before)
        ? newStepIndex(before.map(kindOf), kindOf(entry))
        : indexBeforeFallback(place, before)
    const { operations, title: act } = addEntry(state.data(), { file, list: place }, entry, index, setting.order)
    state.run({
      title: act === 'Add an entry' ? `Add ${entryTitle.toLowerCase()}` : act,
      operations: [...first, ...operations],
    })
    const list = valueIn(state.data().get(file), place)
    if (!isList(list)) return
    const added = [...place, stepTo(list, index ?? list.length - 1)]
    void focusField(fieldAddress(file, [...added, ...nameAfterKind(entry)]))
  }
  return (
    <FieldFrame
      setting={setting}
      view={view}
      isGroup
      aside={entries.length > 0 ? counted(entries.length, 'entry', 'entries') : undefined}
    >
      {() => (
        <>
          {entries.length === 0 && (
            <EmptyState title="Nothing here yet">
              <p>An entry is one {entryTitle.toLowerCase()}.</p>
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
              isFirstAsked={entries.length === 0 && (view.minItems > 0 || !setting.isRequired)}
              onAdd={add}
            />
          )}
        </>
      )}
    </FieldFrame>
  )
}
