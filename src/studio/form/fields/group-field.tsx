import { useContext, useMemo, useRef, useState } from 'react'
import { isDataMap } from '#content/write/edit.ts'
import { valueIn } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { AddSetting, focusAdding } from '#studio/form/add-setting.tsx'
import { Collapsible } from '#studio/form/collapsible.tsx'
import { newValue } from '#studio/form/schema/empty-value.ts'
import { FieldProblems } from '#studio/form/notes/field-problems.tsx'
import {
  PlaceholdersContext,
  ShownElsewhereContext,
  useFormContext,
  type SettingProps,
} from '#studio/form/form-context.ts'
import { forgetField, useWantedField } from '#studio/form/focus-field.ts'
import { OnlyDefaults } from '#studio/form/notes/only-defaults.tsx'
import { useProblems } from '#studio/form/notes/problems-at.ts'
import { problemsIn } from '#studio/problems/placed-problem.ts'
import { isFixed, viewOf, type FieldKind, type Setting, type ViewOf } from '#studio/form/schema/schema-view.ts'
import { SiblingTitles } from '#studio/form/notes/use-help.ts'
import { useSettingActs } from '#studio/form/use-setting.ts'
import { useSettingRemoval } from '#studio/form/use-setting-removal.ts'
import { firstBands, isBands } from '#studio/form/special/first-band.ts'
import { NestedSetting } from '#studio/form/nested-setting.tsx'
import styles from '#studio/form/form.module.css'

const none: readonly string[] = []

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'group'> }

/** A group of settings. A nested group has a frame that can be closed. */
export const GroupField = ({ setting, view }: Props) => {
  const title = setting.title ?? view.title
  const { file, onRemove, place } = setting
  const size = useEditorState(({ data }) => leavesIn(valueIn(data.get(file), place)))
  if (setting.depth === 0) return <GroupSettings setting={setting} view={view} />
  return (
    <Collapsible title={title} help={view.help} file={file} place={place} onRemove={onRemove} startsOpen={size <= 8}>
      <GroupSettings setting={setting} view={view} />
    </Collapsible>
  )
}

/** The settings of a group without its frame: those that are set, and a way to add the others. */
const GroupSettings = ({ setting, view }: Props) => {
  const { depth, file, place } = setting
  const { rangeOfScore, schemas } = useFormContext()
  const around = useContext(PlaceholdersContext)
  const problems = useProblems(file, place)
  const state = useSettingActs({ ...setting, title: setting.title ?? view.title })
  const remove = useSettingRemoval(setting, state)
  const group = useRef<HTMLDivElement>(null)
  const order = useMemo(() => view.settings.map(({ key }) => key), [view])
  const titles = useMemo(
    () => new Map(view.settings.map(({ key, node }) => [key, viewOf(schemas, node, key).title])),
    [schemas, view],
  )
  const shown = useShownSettings(setting, view)
  const elsewhere = useContext(ShownElsewhereContext)
  const settings = view.settings.filter(({ key }) => !elsewhere.includes(key))
  const missing = settings.filter(({ key }) => !shown.keys.has(key))
  const atEnd = ({ isRequired, key, node }: Setting) => isFixed(viewOf(schemas, node, key), isRequired)
  const listed = settings.filter(({ key }) => shown.keys.has(key))
  const inOrder = [...listed.filter((one) => !atEnd(one)), ...listed.filter(atEnd)]
  return (
    <SiblingTitles value={titles}>
      <ShownElsewhereContext value={none}>
        <PlaceholdersContext value={view.placeholders ?? around}>
          <div ref={group} className={styles.group}>
            {depth === 0 && problems.length > 0 && (
              <div role="status">
                <FieldProblems problems={problems} />
              </div>
            )}
            {depth === 0 && listed.every(atEnd) && <OnlyDefaults group={setting} missing={missing} />}
            {inOrder.map(({ isRequired, key, node }) => (
              <NestedSetting
                key={key}
                file={file}
                place={[...place, key]}
                node={node}
                settingKey={key}
                isRequired={isRequired}
                order={order}
                depth={depth + 1}
                onRemove={
                  isRequired || !shown.isRemovable(key)
                    ? undefined
                    : () => {
                        remove(key, titles.get(key) ?? key, () => {
                          shown.hide(key)
                          focusAdding(group.current)
                        })
                      }
                }
              />
            ))}
            <AddSetting
              group={setting}
              title={setting.title ?? view.title}
              settings={missing.filter((one) => !atEnd(one))}
              onAdd={({ key, node }) => {
                shown.show(key)
                const inner = viewOf(schemas, node, key)
                const empty = newValue(schemas, node, key)
                const value = isBands(inner) ? firstBands(empty, state.now(), rangeOfScore) : empty
                if (isStoredWhenAdded[inner.kind]) state.run(state.addition(key, value, order))
                shown.focus(fieldAddress(file, [...place, key]))
              }}
            />
          </div>
        </PlaceholdersContext>
      </ShownElsewhereContext>
    </SiblingTitles>
  )
}

/** Whether adding a setting stores a value. Not for an empty text, for example: its field is only shown. */
const isStoredWhenAdded: Readonly<Record<FieldKind, boolean>> = {
  choice: false,
  choices: false,
  colour: false,
  condition: false,
  date: false,
  fixed: true,
  group: true,
  id: true,
  link: false,
  list: true,
  map: true,
  markdown: false,
  nothing: true,
  number: false,
  numbers: false,
  picture: false,
  reference: false,
  references: false,
  text: false,
  texts: false,
  toggle: true,
  variants: true,
}

/** The main text of an entry, by the type of the entry. It is optional, but its field is always shown, because editors look for it. */
const mainTexts: Readonly<Record<string, string>> = { TextBlock: 'body' }

/**
 * Which settings have a field: the main text, those with a value, the required ones, those with a problem (they may be missing), and those
 * that were added or emptied since the item was opened.
 */
const useShownSettings = ({ file, place }: SettingProps, view: ViewOf<'group'>) => {
  const present = useEditorState(({ data }) => {
    const value = valueIn(data.get(file), place)
    return isDataMap(value) ? Object.keys(value).join('\n') : ''
  })
  const [added, setAdded] = useState<ReadonlySet<string>>(() => new Set())
  const lacking = useEditorState(({ problems }) =>
    problemsIn(problems, file, place)
      .map(({ at }) => at?.place[place.length])
      .filter((step) => typeof step === 'string')
      .join('\n'),
  )
  const unseen = present.split('\n').filter((key) => !added.has(key))
  if (unseen.length > 0) setAdded(new Set([...added, ...unseen]))
  const wanted = useWantedField(file, place)
  const asked = wanted.step === undefined ? undefined : String(wanted.step)
  // The requested field stays when another one is requested.
  if (asked !== undefined && !added.has(asked)) setAdded(new Set([...added, asked]))
  const stored = new Set(present.split('\n'))
  const main = mainTexts[String(view.node.schema['x-type'])]
  const keys = new Set([
    ...stored,
    ...(main === undefined ? [] : [main]),
    ...lacking.split('\n'),
    ...added,
    ...view.settings.flatMap(({ isRequired, key }) => (isRequired ? [key] : [])),
  ])
  return {
    keys,
    /** A main text that is not set is an empty field, which cannot be removed. */
    isRemovable: (key: string) => key !== main || stored.has(key),
    focus: wanted.focus,
    show: (key: string) => {
      setAdded((before) => new Set([...before, key]))
    },
    hide: (key: string) => {
      forgetField(fieldAddress(file, [...place, key]))
      setAdded((before) => new Set([...before].filter((one) => one !== key)))
    },
  }
}

/** The number of values inside, up to nine. */
const leavesIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 1
  let sum = 0
  for (const inner of Object.values(value)) {
    sum += leavesIn(inner)
    if (sum > 8) return 9
  }
  return sum
}
