import { useId, useState, type ReactNode } from 'react'
import { type Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { IconButton } from '#studio/ui/button.tsx'
import { Badge } from '#studio/ui/callout.tsx'
import { Icon } from '#studio/ui/icon.tsx'
import { useWantedField } from './focus-field.ts'
import { problemsIn } from '#studio/problems/placed-problem.ts'
import { problemWords } from '#studio/problems/problem-words.ts'
import { firstSentence } from './notes/help-words.ts'
import { useHelp } from './notes/use-help.ts'
import styles from './form.module.css'

type Props = {
  readonly title: string
  readonly help?: string
  readonly file: string
  readonly place: Place
  readonly startsOpen: boolean
  /** Shown in small print beside the title while the part is closed. */
  readonly detail?: ReactNode
  /** The handle to move it, before the title. */
  readonly handle?: ReactNode
  /** At the end of the title line. */
  readonly actions?: ReactNode
  readonly onRemove?: (() => void) | undefined
  readonly children: ReactNode
}

/** A framed part of a form that opens and closes. While closed, it renders none of its fields. */
export const Collapsible = ({
  actions,
  children,
  detail,
  file,
  handle,
  help = '',
  onRemove,
  place,
  startsOpen,
  title,
}: Props) => {
  const id = useId()
  const wanted = useWantedField(file, place)
  const [state, setState] = useState({ isOpen: startsOpen, at: 0 })
  // Selects two strings instead of the list of problems, which is a new array at every key press.
  const severity = useEditorState(({ problems }) => problemWords(problemsIn(problems, file, place))?.severity)
  const problems = useEditorState((state) => problemWords(problemsIn(state.problems, file, place))?.words)
  const words = useHelp({ help })
  // A field inside was requested since this was closed. It stays open when another field is requested.
  if (wanted.count > state.at) setState({ isOpen: true, at: wanted.count })
  const { isOpen } = state
  return (
    <div role="group" className={styles.card} aria-labelledby={`${id}-title`} data-field={fieldAddress(file, place)}>
      <div className={styles.cardHead}>
        {handle}
        <button
          type="button"
          id={`${id}-title`}
          className={styles.cardTitle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => {
            setState({ isOpen: !isOpen, at: state.at })
          }}
        >
          <Icon name={isOpen ? 'down' : 'right'} size={16} />
          <span className={styles.cardName}>{title}</span>
          {!isOpen && detail !== undefined && <span className={styles.cardDetail}>{detail}</span>}
        </button>
        {severity && <Badge status={severity}>{problems}</Badge>}
        {actions}
        {onRemove && (
          <IconButton icon="close" size="small" label={`Remove ${title}`} data-removing onClick={onRemove} />
        )}
      </div>
      {isOpen && (
        <div id={id} className={styles.cardBody}>
          {words !== '' && <p className={styles.muted}>{firstSentence(words)[0]}</p>}
          {children}
        </div>
      )}
    </div>
  )
}
