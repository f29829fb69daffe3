import { useEffect, useId, useRef, type ClipboardEvent } from 'react'
import { nameEntry } from '#editing/build/name-entries.ts'
import { addOptionLines } from '#editing/build/new-entries.ts'
import { deleteEntry } from '#editing/build/list-acts.ts'
import { isDataMap } from '#content/write/edit.ts'
import { setValue } from '#editing/build/set-value.ts'
import { textIn } from '#editing/located.ts'
import { valueIn, type Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { afterPress } from '#studio/browser/after-press.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { FieldProblems, hasError } from '#studio/form/notes/field-problems.tsx'
import { useFormContext } from '#studio/form/form-context.ts'
import { useProblems } from '#studio/form/notes/problems-at.ts'
import { isEnter } from '#studio/ui/is-enter.ts'
import { altMove } from '#studio/ui/reorder.tsx'
import { useItemMoves } from './header/use-item-moves.ts'
import { LineChips } from './line-chips.tsx'
import { LineInput } from './line-input.tsx'
import { typingOfNewQuestion } from './new-question.ts'
import styles from './question.module.css'
import { useText } from './use-text.ts'

type Props = {
  readonly file: string
  readonly place: Place
  /** The question was just added: it has no title yet, from which its id will be made. */
  readonly isNew: boolean
  readonly onEnter: () => void
}

/** The title of a question, edited in place. Several lines that are pasted into a new question become its title and options. */
export const QuestionTitle = ({ file, isNew, onEnter, place }: Props) => {
  const editor = useEditor()
  const { moved, schemas } = useFormContext()
  const problemId = useId()
  const moves = useItemMoves(file, place)
  const input = useRef<HTMLTextAreaElement>(null)
  const titlePlace = [...place, 'title']
  const all = useProblems(file, titlePlace)
  // While the title is about to be typed, the missing title is not reported.
  const problems = isNew ? [] : all
  const typing = isNew ? typingOfNewQuestion(file) : fieldAddress(file, titlePlace)
  const text = useText(file, titlePlace, { name: 'the title of the question', typing })
  useEffect(() => {
    if (isNew) input.current?.focus()
  }, [isNew])

  const giveId = () => {
    const [list, entry] = [place.slice(0, -1), String(place.at(-1))]
    const named = nameEntry(editor.state().data, schemas, { file, list, entry })
    if (named) {
      editor.act(named.title, named.operations, typing)
      moved?.(file, place, [...list, named.id])
    }
    editor.endTyping()
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const lines = event.clipboardData
      .getData('text/plain')
      .split(/[\r\n]+/)
      .filter((line) => line.trim() !== '')
    const [first, ...rest] = lines
    if (first === undefined || rest.length === 0 || text.value !== '') return
    event.preventDefault()
    const options = { file, list: [...place, 'options'] }
    const before = editor.state().data
    const title = setValue(before, file, titlePlace, first.trim())
    editor.act(title.title, title.operations, typing)
    const list = valueIn(before.get(file), options.list)
    const unnamed =
      Array.isArray(list) && list.length === 1 && isDataMap(list[0]) && textIn(list[0], 'label') === ''
        ? textIn(list[0], 'id')
        : undefined
    const added = addOptionLines(editor.state().data, options, rest.join('\n'), Array.isArray(list) ? list.length : 0)
    editor.act(added.title, added.operations, typing)
    if (unnamed) editor.act('', deleteEntry(editor.state().data, { ...options, entry: unnamed }).operations, typing)
  }
  return (
    <div className={styles.title} data-field={fieldAddress(file, titlePlace)}>
      <LineInput
        ref={input}
        isLarge
        aria-label="Title"
        placeholder="Type the question"
        value={text.value}
        onChange={({ currentTarget }) => text.change(currentTarget.value)}
        aria-invalid={hasError(problems) || undefined}
        aria-describedby={problems.length > 0 ? problemId : undefined}
        onBlur={() => afterPress(giveId)}
        onPaste={paste}
        onKeyDown={(event) => {
          const by = altMove(event)
          if (by !== 0 && moves) {
            event.preventDefault()
            moves.move(moves.index + by)
          }
          if (!isEnter(event)) return
          event.preventDefault()
          onEnter()
        }}
      />
      <div className={styles.below}>
        <LineChips file={file} place={titlePlace} title="the title" input={input} onInsert={text.change} />
      </div>
      {problems.length > 0 && (
        <div className={styles.below}>
          <FieldProblems id={problemId} problems={problems} />
        </div>
      )}
    </div>
  )
}
