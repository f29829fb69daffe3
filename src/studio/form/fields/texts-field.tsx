import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { isList } from '#content/write/edit.ts'
import { Button, IconButton } from '#studio/ui/button.tsx'
import { TextInput } from '#studio/ui/field.tsx'
import { isEnter } from '#studio/ui/is-enter.ts'
import { altMove, ReorderHandle } from '#studio/ui/reorder.tsx'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { cleanText, linesOf } from '#studio/form/text/clean-line.ts'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import { moved } from '#studio/form/moved.ts'
import type { ViewOf } from '#studio/form/schema/schema-view.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import styles from '#studio/form/form.module.css'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'texts'> }

/** A list of texts, one per line. Enter begins the next one; several pasted lines become several texts. */
export const TextsField = ({ setting, view }: Props) => {
  const title = setting.title ?? view.title
  const state = useSetting({ ...setting, title })
  const announce = useAnnounce()
  const stored = isList(state.value) ? state.value.map(String) : []
  // The index of a line that is still empty: it is on the screen, but not in the content.
  const [blank, setBlank] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const lines = blank === null ? stored : stored.toSpliced(Math.min(blank, stored.length), 0, '')
  /** Changes the lines and focuses one of them at once, because the next key press should go into it. */
  const changeAndFocus = (index: number, make: () => void) => {
    flushSync(make)
    list.current?.querySelectorAll('input')[index]?.focus()
  }
  const store = (next: readonly string[], isTyping = false) => {
    const texts = next.filter((line) => line !== '')
    state.set(texts.length === 0 && !setting.isRequired ? undefined : texts, isTyping)
    return texts
  }
  const change = (index: number, text: string) => {
    const next = lines.with(index, text)
    setBlank(text === '' ? index : blank === index ? null : blank)
    store(next, true)
  }
  const move = (from: number, to: number) => {
    if (to < 0 || to >= lines.length || lines[from] === '') return
    changeAndFocus(to, () => {
      setBlank(null)
      store(moved(stored, from, to))
    })
    announce(`Line ${from + 1} is now line ${to + 1}`)
  }
  const remove = (index: number) => {
    changeAndFocus(Math.max(0, index - 1), () => {
      setBlank(null)
      store(lines.filter((_, at) => at !== index))
    })
  }
  const add = (index: number) => {
    state.endTyping()
    changeAndFocus(index, () => {
      setBlank(index)
    })
  }
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
    const before = lines[index] ?? ''
    const next = lines.toSpliced(index, 1, ...(before === '' ? pasted : [before, ...pasted]))
    changeAndFocus(index + pasted.length - (before === '' ? 1 : 0), () => {
      setBlank(null)
      store(next)
    })
    announce(`${pasted.length} lines were added`)
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
                    state.endTyping()
                    if (line === '') setBlank(null)
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
