import { useId, useRef, useState, type ClipboardEvent } from 'react'
import type { DataMap } from '#content/write/edit.ts'
import { isUnnamed } from '#editing/ids/provisional-id.ts'
import { textIn } from '#editing/located.ts'
import type { Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { FieldProblems, hasError } from '#studio/form/notes/field-problems.tsx'
import { useWantedField } from '#studio/form/focus-field.ts'
import { useProblems } from '#studio/form/notes/problems-at.ts'
import { Thumbnail } from '#studio/form/pictures/thumbnail.tsx'
import { useLock } from '#studio/form/notes/use-lock.ts'
import { problemsIn } from '#studio/problems/placed-problem.ts'
import { problemWords } from '#studio/problems/problem-words.ts'
import { LineChips } from '#studio/question/line-chips.tsx'
import { LineInput } from '#studio/question/line-input.tsx'
import { useText } from '#studio/question/use-text.ts'
import { IconButton } from '#studio/ui/button.tsx'
import { Badge } from '#studio/ui/callout.tsx'
import { Menu } from '#studio/ui/menu.tsx'
import { altMove, ReorderHandle } from '#studio/ui/reorder.tsx'
import { OptionDetails } from './option-details.tsx'
import { OptionMarks } from './option-marks.tsx'
import styles from './options.module.css'

type Props = {
  readonly file: string
  readonly list: Place
  readonly option: DataMap
  readonly index: number
  readonly count: number
  readonly takesSeveral: boolean
  /** How many places read whether it was chosen. */
  readonly uses: number
  /** For a new option: the key that makes typing part of the act that adds it. */
  readonly typing: string | undefined
  readonly onEnter: () => void
  readonly onLeave: () => void
  readonly onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void
  readonly onMove: (to: number) => void
  readonly onDuplicate: () => void
  readonly onDelete: () => void
  readonly onRetire: () => void
  /** Called for Backspace in an empty label. */
  readonly onBackspace: () => void
}

/** The row of an option: its label, which is edited in place, its marks and, when it is unfolded, all its settings below. */
export const OptionRow = (props: Props) => {
  const { count, file, index, takesSeveral, list, option, typing, uses } = props
  const id = textIn(option, 'id')
  const label = textIn(option, 'label')
  const place = [...list, id]
  const name = label || `Option ${index + 1}`
  const wanted = useWantedField(file, place)
  const [state, setState] = useState({ isOpen: false, at: 0 })
  // As in a form: a field inside was requested since this was closed. The label is not inside.
  if (wanted.count > state.at) setState({ isOpen: state.isOpen || isInDetails(wanted.step), at: wanted.count })
  const { isOpen } = state
  const setOpen = (open: boolean) => {
    setState({ ...state, isOpen: open })
  }
  const details = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const all = useProblems(file, [...place, 'label'])
  // While the label is about to be typed, the missing label is not reported.
  const problems = isUnnamed(id) ? [] : all
  const text = useText(file, [...place, 'label'], { name: `the label of ${label}`, typing })
  const image = textIn(option, 'image')
  const lock = useLock({ file, place: [...place, 'label'] })
  // The note stays once shown: if it disappeared during a press below it, the target would move from under the pointer.
  const [hasHadFocus, setHadFocus] = useState(false)
  const saysLocked = hasHadFocus && lock.reason !== undefined
  const isRetired = option['retired'] === true
  return (
    <li data-entry="" data-field={fieldAddress(file, place)} className={styles.row}>
      <ReorderHandle name={name} index={index} count={count} onMove={props.onMove} />
      <span aria-hidden="true" className={takesSeveral ? styles.box : styles.dot} />
      {image !== '' && <Thumbnail path={image} className={styles.thumbnail} />}
      <span className={styles.label} data-field={fieldAddress(file, [...place, 'label'])}>
        <LineInput
          ref={input}
          data-option-label=""
          aria-label={`Label of option ${index + 1}`}
          placeholder="Label"
          value={text.value}
          onChange={({ currentTarget }) => text.change(currentTarget.value)}
          readOnly={lock.reason !== undefined}
          aria-invalid={hasError(problems) || undefined}
          aria-describedby={
            [saysLocked && `${details}-lock`, problems.length > 0 && `${details}-problem`].filter(Boolean).join(' ') ||
            undefined
          }
          onFocus={() => {
            setHadFocus(true)
          }}
          onBlur={props.onLeave}
          onPaste={props.onPaste}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (altMove(event) !== 0) {
              event.preventDefault()
              props.onMove(index + altMove(event))
            }
            if (event.key === 'Enter') {
              event.preventDefault()
              props.onEnter()
            }
            if (event.key === 'Backspace' && label === '') {
              event.preventDefault()
              props.onBackspace()
            }
          }}
        />
      </span>
      <span className={styles.marks}>
        {lock.reason !== undefined && (
          <IconButton
            size="small"
            icon="lock"
            label={`Unlock ${name}. ${lock.reason}`}
            onClick={() => {
              lock.unlock()
              // The lock button disappears, and the editor now wants to type the label.
              input.current?.focus()
            }}
          />
        )}
        <DetailProblems file={file} place={place} />
        <OptionMarks option={option} uses={uses} />
      </span>
      {saysLocked && (
        <p id={`${details}-lock`} className={styles.locked}>
          {lock.reason} The lock beside it opens it.
        </p>
      )}
      {problems.length > 0 && (
        <div className={styles.problem}>
          <FieldProblems id={`${details}-problem`} problems={problems} />
        </div>
      )}
      <span className={styles.actions}>
        <IconButton
          size="small"
          icon={isOpen ? 'down' : 'right'}
          label={`Settings of ${name}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          onClick={() => setOpen(!isOpen)}
        />
        <Menu
          size="small"
          label={`More for ${name}`}
          items={[
            {
              label: 'Move up',
              icon: 'up',
              keys: 'Alt+Up',
              disabled: index === 0 && 'is first',
              onSelect: () => props.onMove(index - 1),
            },
            {
              label: 'Move down',
              icon: 'down',
              keys: 'Alt+Down',
              disabled: index === count - 1 && 'is last',
              onSelect: () => props.onMove(index + 1),
            },
            { label: 'Duplicate', icon: 'copy', onSelect: props.onDuplicate },
            { label: isRetired ? 'Offer again' : 'Retire', icon: 'retire', onSelect: props.onRetire },
            { label: 'Delete', icon: 'trash', isDanger: true, onSelect: props.onDelete },
          ]}
        />
      </span>
      {isOpen && (
        <div id={details} className={styles.details}>
          {lock.reason === undefined && (
            <LineChips
              file={file}
              place={[...place, 'label']}
              title={`the label of ${name}`}
              input={input}
              onInsert={text.change}
            />
          )}
          <OptionDetails file={file} place={place} />
        </div>
      )}
    </li>
  )
}

const isInDetails = (step: Place[number] | undefined): boolean => step !== undefined && step !== 'label'

/** The number of problems of the settings below the row. Problems of the label are written out in the row. */
const DetailProblems = ({ file, place }: { readonly file: string; readonly place: Place }) => {
  // Selects a string instead of the list of problems, which is a new array at every key press.
  const found = useEditorState(({ problems }) => {
    const inDetails = problemsIn(problems, file, place).filter(({ at }) => at?.place[place.length] !== 'label')
    const said = problemWords(inDetails)
    return said && `${said.severity} ${said.words}`
  })
  if (found === null) return null
  const [severity, ...words] = found.split(' ')
  return <Badge status={severity === 'error' ? 'error' : 'warning'}>{words.join(' ')}</Badge>
}
