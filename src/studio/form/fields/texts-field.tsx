import type { ClipboardEvent, KeyboardEvent } from 'react'
import { Button, IconButton } from '#studio/ui/button.tsx'
import { TextInput } from '#studio/ui/field.tsx'
import { isEnter } from '#studio/ui/is-enter.ts'
import { altMove, ReorderHandle } from '#studio/ui/reorder.tsx'
import { cleanText, linesOf } from '#studio/form/text/clean-line.ts'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import type { ViewOf } from '#studio/form/schema/schema-view.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import styles from '#studio/form/form.module.css'
import { useTextLines } from './use-text-lines.ts'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'texts'> }

/** A list of texts, one per line. Enter begins the next one; several pasted lines become several texts. */
export const TextsField = ({ setting, view }: Props) => {
  const title = setting.title ?? view.title
  const state = useSetting({ ...setting, title })
  const { add, change, insert, leave, lines, list, move, remove } = useTextLines(state, setting.isRequired)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const by = altMove(event)
    if (by !== 0) move(index, index + by)
    else if (isEnter(event) && lines[index] !== '') add(index + 1)
    else if (event.key === 'Backspace' && lines[index] === '') remove(index)
    else return
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    const pasted = linesOf(event.clipboardData.getData('text/plain'))
    if (pasted.length < 2) return
    event.preventDefault()
    insert(index, pasted)
  }
  return (
    <FieldFrame setting={setting} view={view} isGroup>
      {() => (
        <>
          <ul ref={list} className={styles.lines}>
            {lines.map((line, index) => (
              // Lines have no identity other than their position.
              <li key={index} data-entry={index}>
                <ReorderHandle
                  name={line === '' ? `line ${index + 1}` : line}
                  index={index}
                  count={lines.length}
                  onMove={(to) => {
                    move(index, to)
                  }}
                />
                <TextInput
                  aria-label={`${title}, line ${index + 1}`}
                  value={line}
                  onChange={({ currentTarget }) => {
                    change(index, cleanText(currentTarget.value, true).text)
                  }}
                  onBlur={() => {
                    leave(index)
                  }}
                  onKeyDown={(event) => {
                    onKeyDown(event, index)
                  }}
                  onPaste={(event) => {
                    onPaste(event, index)
                  }}
                />
                <IconButton
                  icon="close"
                  size="small"
                  label={`Remove line ${index + 1}`}
                  onClick={() => {
                    remove(index)
                  }}
                />
              </li>
            ))}
          </ul>
          <Button
            size="small"
            icon="add"
            data-first
            onClick={() => {
              add(lines.length)
            }}
          >
            Add a line
          </Button>
        </>
      )}
    </FieldFrame>
  )
}
