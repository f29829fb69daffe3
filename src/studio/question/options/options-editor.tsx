import { useRef, useState, type ClipboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { counted } from '#content/problems/wording.ts'
import { isDataMap, type DataMap } from '#content/write/edit.ts'
import { addOptionLines, addOptionsAsLines, addUnnamedOption } from '#editing/build/new-entries.ts'
import { nameEntry } from '#editing/build/name-entries.ts'
import { isUnnamed } from '#editing/ids/provisional-id.ts'
import { deleteEntry, duplicateEntry, moveEntry } from '#editing/build/list-acts.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { takenIds } from '#editing/ids/taken-ids.ts'
import { textIn } from '#editing/located.ts'
import { placeText, type Place } from '#editing/place.ts'
import { optionsWritten } from '#editing/questions.ts'
import type { QuestionUse } from '#editing/uses/question-uses.ts'
import { retireOption } from '#editing/uses/retire.ts'
import { FieldProblems } from '#studio/form/notes/field-problems.tsx'
import { useFormParts } from '#studio/form/form-context.ts'
import { useProblems } from '#studio/form/notes/problems-at.ts'
import { useRemoval } from '#studio/removal/removal.ts'
import { Callout } from '#studio/ui/callout.tsx'
import { useEditor, useEditorState, useValue } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { focusSoon } from '#studio/ui/focus-soon.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { OptionLinesDialog } from './option-lines-dialog.tsx'
import { OptionRow } from './option-row.tsx'
import styles from './options.module.css'
import { SharedListMenu } from './shared-list-menu.tsx'
import { SharedOptions } from './shared-options.tsx'

type Props = { readonly file: string; readonly place: Place; readonly uses: readonly QuestionUse[] }

/** Edits the options of a question: they can be typed one after the other, pasted as lines, moved, and unfolded to all their settings. */
export const OptionsEditor = ({ file, place, uses }: Props) => {
  const editor = useEditor()
  const announce = useAnnounce()
  const { schemas } = useFormParts()
  const data = useEditorState((state) => state.data)
  const question = useValue(file, place)
  const [dialog, setDialog] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const removeEntry = useRemoval()
  const list = useRef<HTMLUListElement>(null)
  const problems = useProblems(file, [...place, 'options'])
  const adding = useRef<HTMLButtonElement>(null)
  /** The React key of a row stays when its option gets its id, so that a button that is being pressed is not replaced. */
  const keys = useRef(new Map<string, string>())
  const added = useRef(0)
  if (!isDataMap(question)) return null
  const written = optionsWritten(data, { file, place, value: question })
  const { options } = written
  const where = { file: written.file, list: written.list }
  const takesSeveral = question['choice'] === 'checkbox'

  const nameOf = (option: DataMap) => textIn(option, 'label') || `Option ${options.indexOf(option) + 1}`
  const labels = () => list.current?.querySelectorAll<HTMLElement>('[data-option-label]') ?? []
  const focusLabel = (index: number) => {
    labels()[index]?.focus()
  }
  /** Builds the act from the newest data, so that two acts in one event build on each other. */
  const act = <Act extends NewAct>(build: (data: ContentData) => Act, typing?: string): Act => {
    const made = build(editor.state().data)
    if (made.operations.length > 0) editor.act(made.title, made.operations, typing)
    return made
  }
  const typing = `${where.file}:${placeText(where.list)}:new`
  const add = (index: number) => {
    // Ends typing elsewhere before the new option begins.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    editor.endTyping()
    flushSync(() => {
      const { id } = act((now) => addUnnamedOption(now, where, index), typing)
      added.current += 1
      keys.current.set(id, `new ${added.current}`)
    })
    focusLabel(index)
  }
  const leave = (id: string) => {
    if (!isUnnamed(id)) return editor.endTyping()
    const named = nameEntry(editor.state().data, schemas, { ...where, entry: id })
    if (named) {
      keys.current.set(named.id, keys.current.get(id) ?? id)
      editor.act(named.title, named.operations, typing)
    }
    // An option that was added but never typed into is not kept.
    else if (options.length > 1) act((now) => deleteEntry(now, { ...where, entry: id }), typing)
    editor.endTyping()
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>, index: number) => {
    const text = event.clipboardData.getData('text/plain').replace(/[\r\n]+$/, '')
    if (!/[\r\n]/.test(text)) return
    event.preventDefault()
    const isEmpty = event.currentTarget.value.trim() === ''
    const id = textIn(options[index] ?? {}, 'id')
    const { duplicates, operations } = flushSync(() => {
      const made = act((now) => addOptionLines(now, where, text, index + 1), isEmpty ? typing : undefined)
      if (isEmpty && made.operations.length > 0) act((now) => deleteEntry(now, { ...where, entry: id }), typing)
      editor.endTyping()
      return made
    })
    focusLabel(index + operations.length - (isEmpty ? 1 : 0))
    announce(addedWords(operations.length, duplicates))
  }
  const move = (index: number, to: number) => {
    const option = options[index]
    if (!option || to < 0 || to >= options.length) return
    const active = document.activeElement
    const isLabel = active === labels()[index]
    flushSync(() => {
      editor.endTyping()
      act((now) => moveEntry(now, { ...where, entry: textIn(option, 'id') }, to))
    })
    // An element loses the focus when it is moved in the document.
    if (isLabel) focusLabel(to)
    else if (active instanceof HTMLElement) active.focus()
    announce(`${nameOf(option)} is now number ${to + 1} of ${options.length}`)
  }

  const remove = (option: DataMap) => {
    removeEntry({
      label: textIn(option, 'label'),
      entry: { ...where, step: textIn(option, 'id') },
      isQuick: true,
      onRemoved: () => {
        focusSoon(() => labels()[options.indexOf(option)] ?? adding.current)
      },
    })
  }
  const retire = (option: DataMap) => {
    const place = { ...where, entry: textIn(option, 'id') }
    const isRetired = option['retired'] === true
    const result = retireOption(editor.state().data, place, !isRetired)
    if (result.ok) {
      editor.act(result.act.title, result.act.operations)
      announce(`${nameOf(option)} is ${isRetired ? 'offered again' : 'no longer offered'}`)
    }
    setRefusal(result.ok ? null : result.message)
  }
  const duplicate = (option: DataMap) => {
    act((now) => duplicateEntry(now, { ...where, entry: textIn(option, 'id') }))
    announce(`${nameOf(option)} was duplicated`)
  }

  return (
    <section aria-labelledby={`${placeText(place)}-options`} className={styles.editor}>
      <div className={styles.head}>
        <h2 id={`${placeText(place)}-options`}>Options</h2>
        <span className={styles.muted}>{takesSeveral ? 'several can be chosen' : 'one can be chosen'}</span>
        <span className={styles.push}>
          {written.shared === null && (
            <SharedListMenu
              file={file}
              place={place}
              areUsed={uses.some((use) => use.options.length > 0)}
              onChosen={() => {
                focusSoon(() => labels()[0])
              }}
            />
          )}
          <Button size="small" variant="quiet" icon="list" onClick={() => setDialog(true)}>
            Options as lines
          </Button>
        </span>
      </div>
      {written.shared !== null && <SharedOptions file={file} place={place} name={written.shared} />}
      {refusal !== null && (
        <Callout status="warning" isLive>
          {refusal}
        </Callout>
      )}
      <ul ref={list} className={styles.list}>
        {options.map((option, index) => (
          <OptionRow
            key={keys.current.get(textIn(option, 'id')) ?? textIn(option, 'id')}
            file={where.file}
            list={where.list}
            option={option}
            index={index}
            count={options.length}
            takesSeveral={takesSeveral}
            uses={uses.filter((use) => use.options.some(({ id }) => id === option['id'])).length}
            typing={isUnnamed(textIn(option, 'id')) ? typing : undefined}
            onEnter={() => {
              if (index + 1 < options.length) focusLabel(index + 1)
              else if (textIn(option, 'label') !== '') add(index + 1)
            }}
            onLeave={() => leave(textIn(option, 'id'))}
            onPaste={(event) => paste(event, index)}
            onMove={(to) => move(index, to)}
            onDuplicate={() => duplicate(option)}
            onDelete={() => remove(option)}
            onRetire={() => retire(option)}
            onBackspace={() => {
              if (index === 0) return
              focusLabel(index - 1)
            }}
          />
        ))}
      </ul>
      <FieldProblems problems={problems} />
      <div>
        <Button ref={adding} size="small" variant="quiet" icon="add" onClick={() => add(options.length)}>
          Add option
        </Button>
      </div>
      <OptionLinesDialog
        open={dialog}
        taken={takenIds(data, where)}
        labels={options.map((option) => textIn(option, 'label'))}
        onClose={() => setDialog(false)}
        onAdd={(text) => {
          const { count, duplicates } = act((now) => addOptionsAsLines(now, where, text))
          setDialog(false)
          announce(addedWords(count, duplicates))
        }}
      />
    </section>
  )
}

const addedWords = (count: number, duplicates: readonly string[]): string => {
  const { length } = duplicates
  const leftOut = `. ${length} left out, because ${length === 1 ? 'it is' : 'they are'} there already`
  return `${counted(count, 'option', 'options')} added${length === 0 ? '' : leftOut}`
}
