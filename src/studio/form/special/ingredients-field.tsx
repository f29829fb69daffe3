import { useMemo, useRef, useState, type ComponentProps } from 'react'
import { isDataMap, isList } from '#content/write/edit.ts'
import { quoted } from '#content/problems/wording.ts'
import { listFaultWords } from '#content/checks/result/list-fault-words.ts'
import { listFault } from '#engine/products/ingredient-list.ts'
import { valueIn } from '#editing/place.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { Badge } from '#studio/ui/callout.tsx'
import { Button } from '#studio/ui/button.tsx'
import { TextArea } from '#studio/ui/field.tsx'
import { cleanName } from '#studio/form/text/clean-line.ts'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import { placeholderOf, textOf } from '#studio/form/schema/text-of.ts'
import type { ViewOf } from '#studio/form/schema/schema-view.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import { typedText } from '#studio/form/text/typed-text.ts'
import { useTyped } from '#studio/form/text/use-typed.ts'
import styles from '#studio/form/form.module.css'
import { readIngredients, withoutHeading } from './read-ingredients.ts'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'text'> }

/** The list of ingredients of a product, with the groups of each ingredient. */
export const IngredientsField = ({ setting, view }: Props) => {
  const { file, place } = setting
  const state = useSetting({ ...setting, title: view.title })
  const { change, leave, text } = useTyped(state, textOf(state.value), typedText(setting.isRequired))
  const [heading, setHeading] = useState<string | undefined>()
  const rules = useEditorState(({ data }) => data.get('products/ingredients.yaml'))
  const owner = place.slice(0, -1)
  const expected = useEditorState(({ data }) => {
    const list = valueIn(data.get(file), [...owner, 'expect'])
    return isList(list) ? list.join(' ') : ''
  })
  const area = useRef<HTMLTextAreaElement>(null)
  const fault = listFault(text)
  const readings = useMemo(() => (isDataMap(rules) ? readIngredients(text, rules) : []), [text, rules])
  const groups = [...new Map(readings.flatMap((one) => one.groups).map((group) => [group.id, group])).values()]
  const differs =
    isDataMap(rules) &&
    groups
      .map(({ id }) => id)
      .sort()
      .join(' ') !== expected.split(' ').sort().join(' ').trim()
  const control: ComponentProps<'textarea'> = {
    ref: area,
    rows: 5,
    value: text,
    placeholder: placeholderOf(state.fallback, ['Aqua, Glycerin, Parfum']),
    onChange: ({ currentTarget }) => {
      const { heading: removed, list } = withoutHeading(cleanName(currentTarget.value, false).text)
      setHeading(removed)
      change(list)
    },
    onBlur: leave,
  }
  return (
    <FieldFrame
      setting={setting}
      view={view}
      inputProblem={fault ? faultText(text, fault) : undefined}
      // The check of the content reports the same fault, only later.
      hideProblems={fault !== null}
      note={heading === undefined ? undefined : `${quoted(heading)} was left out.`}
    >
      {(ids) => (
        <>
          <TextArea {...control} {...ids} />
          {readings.length > 0 && !fault && (
            <ul className={styles.ingredients} aria-label="What the ingredients are">
              {readings.map(({ filters, groups: found, name }, index) => (
                <li key={`${index} ${name}`} data-unknown={found.length === 0 || undefined}>
                  <span>{name}</span>
                  {found.map((group) => (
                    <Badge key={group.id} status="info">
                      {group.label}
                    </Badge>
                  ))}
                  {filters.map(({ id, label, reason }) => (
                    <Badge key={id} status="warning">
                      {reason}: {label}
                    </Badge>
                  ))}
                </li>
              ))}
            </ul>
          )}
          {readings.length > 0 && !fault && differs && (
            <p className={styles.row}>
              <span>The groups that were found differ from those that are expected.</span>
              <Button
                size="small"
                onClick={() => {
                  state.run({
                    title: 'Expect the groups that were found',
                    operations: state.setting(
                      [...owner, 'expect'],
                      groups.map(({ id }) => id),
                    ).operations,
                  })
                  // The pressed button disappears.
                  area.current?.focus()
                }}
              >
                Expect what was found
              </Button>
            </p>
          )}
        </>
      )}
    </FieldFrame>
  )
}

const faultText = (text: string, { from, kind, to }: NonNullable<ReturnType<typeof listFault>>): string => {
  const { help, message } = listFaultWords[kind](text.slice(from, to))
  return `${message} ${help}`
}
