/** The photo step: a photo for each view, from the camera with coaching, or from files. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import 'virtual:theme-result.css'
import { photosContent as photos } from 'virtual:content/photos'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { Button } from '#components/button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { useFilesFromPage } from '#components/photos/files-from-page.ts'
import { Note } from '#components/note.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import { cameraFailures } from '#types/camera.ts'
import { leadsToSending } from '#machines/quiz/quiz.navigation.ts'
import { ConsentChoices } from '#pages/quiz/steps/questions/consent.tsx'
import { usePhotoActions } from './photo-actions.ts'
import { PhotoCamera } from './photo-camera.tsx'
import { photoCoach } from './photo-coach.ts'
import { CameraFailed, PhotoGuidance, TakePictures } from './photo-help.tsx'
import { PhotoMenu } from './photo-menu.tsx'
import { PhotoPlaces } from './photo-places.tsx'
import { PhotoSources } from './photo-sources.tsx'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { useCapture, type Capture } from './use-capture.ts'
import { useLiveAdvice } from './use-live-advice.ts'
import { usePhotoCollection } from './use-photo-collection.ts'
import { useSpokenAdvice, useSpokenCountdown, useSpokenGuidance } from './use-spoken-guidance.ts'

export const PhotosStep = ({ isShown }: { readonly isShown: boolean }) => {
  const { actor } = useQuiz()
  const words = photos.texts
  const [coach] = useState(() => photoCoach(photos.coaching))
  useLayoutEffect(() => (isShown ? coach.close : undefined), [coach, isShown])
  const { say, setSound } = useSpokenGuidance(isShown)
  const collection = usePhotoCollection(coach, say, isShown)
  const capture = useCapture(collection, say, isShown)
  const { snapshot } = capture
  const photoActions = usePhotoActions(capture, collection, say)
  const looking = snapshot.matches({ on: 'live' }) || snapshot.matches({ on: 'counting' })
  const advice = useLiveAdvice(capture.video, coach, looking)
  useSpokenCountdown(capture, say)
  useSpokenAdvice(snapshot.matches({ on: 'live' }) ? advice : null, say)
  const over = useFilesFromPage(photoActions.drop, isShown)
  const [asking, setAsking] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useFocusKept(capture, root, isShown)
  const submitted = snapshot.matches('submitted')
  useEffect(() => {
    if (isShown) actor.send({ type: 'PHOTOS_SUBMITTED', done: submitted })
  }, [actor, isShown, submitted])

  const cameraOn = snapshot.matches('savingAnswers') || snapshot.matches('on')
  const failure = cameraFailures.find((one) => snapshot.matches({ failed: one }))
  const full = snapshot.matches('full') || submitted
  const isOff = !cameraOn && !failure && !full
  const { length: taken } = collection.records
  const consent = usePhotoConsent(taken, isShown)
  const notedBelow = !full && !consent
  const toggleSound = () => {
    capture.actor.send({ type: 'SOUND' })
    setSound(capture.actor.getSnapshot().context.sound)
  }
  const reset = (
    <p>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {words.actions.reset}
      </Button>
    </p>
  )
  const menu = <PhotoMenu collection={collection} capture={capture} photoActions={photoActions} />
  const privacy = (
    <Note status="info" icon="lock" title={words.privacy.title}>
      <p>{words.privacy.text}</p>
    </Note>
  )

  return (
    <div className={recipe('stack', { gap: 'lg' })} ref={root}>
      <div
        className={recipe('photo-step', {
          ...(full ? { full: 'yes' } : isOff ? { off: 'yes' } : { beside: 'yes', wide: failure && 'yes' }),
          lead: isOff || failure ? undefined : 'no',
          note: notedBelow && !isOff ? 'yes' : undefined,
        })}
      >
        {cameraOn && (
          <PhotoCamera capture={capture} advice={advice} photoActions={photoActions} onSound={toggleSound} />
        )}
        {failure && <CameraFailed failure={failure} kept={taken > 0} photoActions={photoActions} />}
        {isOff && <TakePictures onTake={photoActions.start} />}
        <div className={recipe('stack', { gap: 'md' })}>
          {/* With all pictures the focus goes here, and the visitor sees them, then the consent, then the button. */}
          {full && !submitted && (
            <p className={slots('page-heading')('lead')} {...mainTarget}>
              {words.camera.full}
            </p>
          )}
          <PhotoPlaces collection={collection} capture={capture} photoActions={photoActions} over={over} />
          {!full && menu}
          {!full && (
            <div className={recipe('row', { gap: 'sm', align: 'between' })}>
              <p className={recipe('text', { tone: 'muted' })}>
                {fill(words.count, { count: taken, total: photos.views.length })}
                {taken === 0 && `. ${words.skip}`}
              </p>
              {taken > 0 && reset}
            </div>
          )}
          {/* Anew for each attempt, so that the same problem is announced again. */}
          <PhotoProblems key={collection.attempt} problems={collection.problems} />
          {consent && <ConsentChoices id={consent.id} />}
          {/* Not before the consent, which is to be seen first. */}
          {full && menu}
          {full && reset}
          {/* In the place of the button that was pressed. */}
          {submitted && <PhotosSubmitted />}
          <PhotoSources
            capture={capture}
            photoActions={photoActions}
            full={full}
            isShown={isShown}
            over={over !== null}
          />
          {full && !consent && !submitted && privacy}
        </div>
        {notedBelow && privacy}
        {isOff && <PhotoGuidance />}
      </div>
      <ResetDialog open={asking} onClose={() => setAsking(false)} onReset={photoActions.reset} />
    </div>
  )
}

/** What gets the focus after a change of state, see `useFocusKept`. */
const mainTarget = { tabIndex: -1, 'data-main': true }

/**
 * The consent to store the photos, once there is something to decide: with all pictures or, with fewer, before the answers are sent, which
 * this step may do itself.
 */
const usePhotoConsent = (taken: number, isShown: boolean) => {
  const { content } = useQuiz()
  const sends = useQuizSelector(({ context }) => isShown && leadsToSending(context))
  const isAsked = taken === photos.views.length || (sends && taken > 0)
  return isAsked ? content.consents.find(({ covers }) => covers.includes('photos')) : undefined
}

const PhotoProblems = ({ problems }: { readonly problems: readonly string[] }) =>
  problems.length > 0 && (
    <Note status="warning" role="alert" title={later.messages.common.there_is_a_problem}>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </Note>
  )

const PhotosSubmitted = () => (
  <div {...mainTarget}>
    <Note status="success" title={later.messages.photos.submitted}>
      <p>{photos.texts.actions.submitted_note}</p>
    </Note>
  </div>
)

type ResetProps = { readonly open: boolean; readonly onClose: () => void; readonly onReset: () => void }

const ResetDialog = ({ onClose, onReset, open }: ResetProps) => {
  const { reset_dialog: words } = photos.texts.actions
  return (
    <Dialog
      open={open}
      title={words.heading}
      onClose={onClose}
      safe={words.cancel}
      text={words.text}
      actions={
        <Button
          onClick={() => {
            onClose()
            onReset()
          }}
        >
          {words.confirm}
        </Button>
      }
    />
  )
}

/**
 * When the focused element is unmounted by a change of state, moves the focus to the main element of the new state. Not
 * when the step is first shown.
 */
const useFocusKept = ({ snapshot }: Capture, root: RefObject<HTMLElement | null>, isShown: boolean) => {
  const state = JSON.stringify(snapshot.value)
  const before = useRef<string | null>(null)
  const move = useEffectEvent(() => {
    if (document.activeElement === document.body) root.current?.querySelector<HTMLElement>('[data-main]')?.focus()
  })
  useEffect(() => {
    if (before.current !== null && before.current !== state) move()
    before.current = isShown ? state : null
  }, [isShown, state])
}
