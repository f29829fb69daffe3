import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { Button } from '#studio/ui/button.tsx'
import { TextArea } from '#studio/ui/field.tsx'
import { Tabs } from '#studio/ui/tabs.tsx'
import { cleanText } from '#studio/form/text/clean-line.ts'
import { lengthNote } from '#studio/form/notes/length-note.ts'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import { insertText } from '#studio/form/text/insert-text.ts'
import { markUp, type Mark } from '#studio/form/text/mark-up.ts'
import { pastedLists } from '#studio/form/text/pasted-lists.ts'
import { PlaceholderChips } from '#studio/form/text/placeholder-chips.tsx'
import type { ViewOf } from '#studio/form/schema/schema-view.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import { typedText } from '#studio/form/text/typed-text.ts'
import { useTyped } from '#studio/form/text/use-typed.ts'
import { MarkdownPreview } from './markdown-preview.tsx'
import { placeholderOf, textOf } from '#studio/form/schema/text-of.ts'
import styles from '#studio/form/form.module.css'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'markdown'> }

const marks: readonly { readonly mark: Mark; readonly label: string; readonly text: string; readonly key?: string }[] =
  [
    { mark: 'strong', label: 'Bold', text: 'B', key: 'b' },
    { mark: 'emphasis', label: 'Italic', text: 'I', key: 'i' },
    { mark: 'link', label: 'Link', text: 'Link' },
    { mark: 'list', label: 'List', text: 'List' },
  ]

/** A text with paragraphs, lists, bold, italic and links. */
export const MarkdownField = ({ setting, view }: Props) => {
  const state = useSetting({ ...setting, title: view.title })
  const [tab, setTab] = useState<'write' | 'preview'>('write')
  const [note, setNote] = useState<string | undefined>()
  const input = useRef<HTMLTextAreaElement>(null)
  const { change, leave, text } = useTyped(state, textOf(state.value), typedText(setting.isRequired))
  const mark = (kind: Mark) => {
    const control = input.current
    if (!control) return
    const { from, insert, select, to } = markUp(control.value, control.selectionStart, control.selectionEnd, kind)
    control.setRangeText(insert, from, to)
    control.setSelectionRange(...select)
    control.focus()
    change(control.value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const found = marks.find(({ key }) => key === event.key.toLowerCase())
    if (!found || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    mark(found.mark)
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const control = event.currentTarget
    const pasted = event.clipboardData.getData('text/plain')
    const [before, after] = [control.value.slice(0, control.selectionStart), control.value.slice(control.selectionEnd)]
    const converted = pastedLists(pasted, before, after)
    if (converted === pasted) return
    event.preventDefault()
    insertText(control, cleanText(converted, false).text)
    setNote('The bullets or numbers became a list.')
    change(control.value)
  }
  const { maxLength } = view
  return (
    <FieldFrame setting={setting} view={view} note={note} aside={lengthNote(text, maxLength)}>
      {(ids) => (
        <Tabs
          label={view.title}
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'write', label: 'Write' },
            { id: 'preview', label: 'Preview' },
          ]}
        >
          {tab === 'preview' ? (
            <MarkdownPreview text={text} />
          ) : (
            <>
              <div className={styles.toolbar} role="group" aria-label={`Format ${view.title}`}>
                {marks.map((one) => (
                  <Button
                    key={one.mark}
                    size="small"
                    variant="quiet"
                    title={one.key === undefined ? one.label : `${one.label} (Ctrl+${one.key.toUpperCase()})`}
                    aria-label={one.label}
                    onClick={() => {
                      mark(one.mark)
                    }}
                  >
                    {one.text}
                  </Button>
                ))}
              </div>
              <TextArea
                {...ids}
                ref={input}
                rows={6}
                value={text}
                placeholder={placeholderOf(state.fallback, view.examples)}
                onKeyDown={onKeyDown}
                onPaste={onPaste}
                onChange={({ currentTarget }) => {
                  const cleaned = cleanText(currentTarget.value, false)
                  setNote(cleaned.note)
                  change(cleaned.text)
                }}
                onBlur={leave}
              />
              <PlaceholderChips setting={setting} view={view} input={input} onInsert={change} />
            </>
          )}
        </Tabs>
      )}
    </FieldFrame>
  )
}
