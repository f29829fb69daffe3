import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import type { DataMap } from '#content/write/edit.ts'
import { isSameData } from '#content/write/same-data.ts'
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
import { altMove, ReorderHandle } from '#studio/ui/reorder.tsx'
import { OptionActions, type OptionActionHandlers } from './option-actions.tsx'
import { OptionDetails } from './option-details.tsx'
import { OptionMarks } from './option-marks.tsx'
import styles from './options.module.css'

type Props = OptionActionHandlers & {
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
  const [isOpen, setOpen] = useDetailsOpen(file, place)
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
  const onLabelKey = (event: KeyboardEvent) => {
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
  }
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
          onKeyDown={onLabelKey}
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
      <OptionActions
        name={name}
        index={index}
        count={count}
        isRetired={option['retired'] === true}
        isOpen={isOpen}
        onOpen={setOpen}
        details={details}
        onMove={props.onMove}
        onDuplicate={props.onDuplicate}
        onDelete={props.onDelete}
        onRetire={props.onRetire}
      />
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

/** Whether the settings below the row are shown. As in a form, they open when a field inside is requested. The label is not inside. */
const useDetailsOpen = (file: string, place: Place): readonly [boolean, (isOpen: boolean) => void] => {
  const wanted = useWantedField(file, place)
  const [state, setState] = useState({ isOpen: false, at: 0 })
  if (wanted.count > state.at) setState({ isOpen: state.isOpen || isInDetails(wanted.step), at: wanted.count })
  const setOpen = (isOpen: boolean) => {
    setState({ ...state, isOpen })
  }
  return [state.isOpen, setOpen]
}

const isInDetails = (step: Place[number] | undefined): boolean => step !== undefined && step !== 'label'

/** The number of problems of the settings below the row. Problems of the label are written out in the row. */
const DetailProblems = ({ file, place }: { readonly file: string; readonly place: Place }) => {
  const found = useEditorState(
    ({ problems }) =>
      problemWords(problemsIn(problems, file, place).filter(({ at }) => at?.place[place.length] !== 'label')),
    isSameData,
  )
  return found && <Badge status={found.severity === 'error' ? 'error' : 'warning'}>{found.words}</Badge>
}
