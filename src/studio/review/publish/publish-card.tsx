import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { counted } from '#content/problems/wording.ts'
import { pageAddresses } from '#studio/app/addresses.ts'
import type { SavedState } from '#studio/editor/editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { Callout } from '#studio/ui/callout.tsx'
import { Field, TextArea } from '#studio/ui/field.tsx'
import { RefusedNote } from './refused-note.tsx'
import type { Publication } from '#studio/review/review-state.ts'
import styles from './publish-card.module.css'

type Props = {
  readonly errors: number
  readonly openMeanings: number
  readonly isChecking: boolean
  readonly saved: SavedState
  /** Why the last change is only in this browser. null: no reason is known. */
  readonly problem: string | null
  readonly publication: Publication
  /** The editor's message about the publication. */
  readonly message: string
  readonly onMessage: (message: string) => void
  /** Called as soon as Publish is pressed. Changes that it makes are checked, saved and published as well. */
  readonly onPress: () => void
  readonly onPublish: (message: string) => void
  readonly onDiscard: () => void
  readonly onReload: () => void
  /** Called if the page is left while a publication is waiting. It is then not published. */
  readonly onLeft: () => void
}

/** The message for the publication, the buttons, and what has to be done before. */
export const PublishCard = (props: Props) => {
  const { message, onDiscard, onLeft, onMessage, onPress, onPublish, onReload, publication } = props
  const missing = missingFor(props)
  const isPublishing = publication.state === 'publishing'
  /** Publish was pressed while the last changes were still being checked or saved. It begins when they are. */
  const [isAsked, setAsked] = useState(false)
  const isWaiting = isAsked && isPassing(props)
  const publish = useEffectEvent(() => {
    setAsked(false)
    if (missing === null) onPublish(message.trim())
  })
  useEffect(() => {
    if (isAsked && !isWaiting) publish()
  }, [isAsked, isWaiting])
  useOnLeaving(isWaiting, onLeft)
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault()
        const isPossible = !isPublishing && (missing === null || isPassing(props))
        if (isPossible) onPress()
        setAsked(isPossible)
      }}
    >
      <Field label="What is this about?" optional help="One sentence. It stands in the list of versions.">
        {(ids) => (
          <TextArea
            {...ids}
            data-own-undo
            rows={2}
            maxLength={500}
            value={message}
            onChange={({ target }) => {
              onMessage(target.value)
            }}
          />
        )}
      </Field>
      {publication.state === 'refused' && <RefusedNote why={publication.why} onReload={onReload} />}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="solid"
          aria-disabled={(missing !== null && !isPassing(props)) || isPublishing}
          aria-describedby={missing === null ? undefined : 'publish-missing'}
        >
          {isPublishing || isWaiting ? 'Publishing…' : 'Publish'}
        </Button>
        <Button variant="danger" disabled={isPublishing} onClick={onDiscard}>
          Discard
        </Button>
      </div>
      {/* Below the buttons: above them, Publish would move when the note goes away, perhaps under a press. */}
      {missing !== null && (
        <p className={styles.missing} id="publish-missing">
          {missing}
          {props.errors > 0 && (
            <>
              {' '}
              <Link to={pageAddresses.problems}>Show the problems</Link>
            </>
          )}
        </p>
      )}
      {isPublishing && <Callout isLive>Your changes are checked once more and written into the files.</Callout>}
    </form>
  )
}

/** Calls `onLeft` if the card is unmounted while `holds` is true. */
const useOnLeaving = (holds: boolean, onLeft: () => void): void => {
  const latest = useRef({ holds, onLeft })
  useEffect(() => {
    latest.current = { holds, onLeft }
  })
  useEffect(
    () => () => {
      if (latest.current.holds) latest.current.onLeft()
    },
    [],
  )
}

/** Whether the editor only has to wait a moment. */
const isPassing = ({ errors, isChecking, openMeanings, saved }: Props): boolean =>
  errors === 0 && openMeanings === 0 && (isChecking || saved === 'saving')

/** What has to be done before publishing. null: nothing. */
const missingFor = ({ errors, isChecking, openMeanings, problem, saved }: Props): string | null => {
  if (errors > 0) return `Correct ${counted(errors, 'error', 'errors')} first.`
  if (openMeanings > 0)
    return `Say first whether ${counted(openMeanings, 'label means', 'labels mean')} the same as before.`
  if (isChecking) return 'Your changes are being checked.'
  if (saved === 'saving') return 'Your changes are being saved.'
  if (saved === 'here')
    return problem === null
      ? 'Your changes are only in this browser: the studio on this computer does not answer. Start it again, then publish.'
      : `Your changes are only in this browser. ${problem}`
  if (saved === 'stale')
    return 'Somebody else has changed something, which is being merged with your changes. Look at it, then publish.'
  return null
}
