/** Three pictures in named slots: by camera, or chosen, dropped and pasted. */
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import 'virtual:theme-result.css'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { takePicture } from '#client/camera.ts'
import { Button } from '#components/button.tsx'
import { CameraView } from '#components/camera-view.tsx'
import { Dialog } from '#components/dialog.tsx'
import { Markdown } from '#components/markdown.tsx'
import { Note } from '#components/note.tsx'
import { PhotoSlots } from '#components/photo-slots.tsx'
import { recipe } from '#components/recipe.ts'
import { FailedState } from '#components/state-card.tsx'
import { UploadArea } from '#components/upload-area.tsx'
import { fill } from '#engine/format.ts'
import { SiteLink } from '#pages/site-link.tsx'
import { captureWithCamera } from './camera-actor.ts'
import { ConsentChoices } from './consent.tsx'
import { usePhotos } from './photos.ts'
import { useQuiz } from './quiz-scope.tsx'

const pictureTypes = 'image/jpeg,image/png,image/webp'

/** Before the first picture: what makes a clear one. */
const Guidance = () => {
  const { guidance } = later.page.photos
  return (
    <section className={recipe('stack', { gap: 'sm' })}>
      <h2 className={recipe('text', { style: 'question' })}>{guidance.heading}</h2>
      <ul className={recipe('list')}>
        {guidance.items.map(({ id, text, title }) => (
          <li key={id}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

export const PhotosStep = () => {
  const { announce, content, toast } = useQuiz()
  const words = later.page.photos
  const { messages } = later
  const { add, addFiles, photos, refusals, remove, reset } = usePhotos()
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [asking, setAsking] = useState(false)
  const [submitted, setSubmitted] = useState(false)
  const capture = useActorRef(useMemo(() => captureWithCamera(setStream), []))
  const live = useSelector(capture, (snapshot) => snapshot.matches({ on: 'live' }))
  const on = useSelector(capture, (snapshot) => snapshot.matches('on'))
  const failure = useSelector(capture, ({ context }) => context.failure)

  const free = words.slots.find(({ id }) => !photos.has(id))
  const help = words.camera_help.failures.find(({ id }) => id === failure)
  const consent = content.consents.find(({ covers }) => covers.includes('photos'))
  const startCamera = () => {
    capture.send({ type: 'START' })
  }

  const take = async (video: HTMLVideoElement) => {
    const blob = await takePicture(video)
    if (!blob || !free) {
      announce(messages.camera.no_picture)
      return
    }
    await add(free.id, blob)
    announce(fill(words.camera.taken, { view: free.title }))
  }
  const submit = () => {
    capture.send({ type: 'STOP' })
    setSubmitted(true)
    toast(messages.photos.submitted)
  }
  const resetAll = async () => {
    setAsking(false)
    setSubmitted(false)
    capture.send({ type: 'STOP' })
    await reset()
    toast(words.actions.reset_done)
  }
  const removeOne = async (view: string, title: string) => {
    setSubmitted(false)
    await remove(view)
    announce(fill(words.actions.deleted, { view: title }))
  }

  return (
    <div className={recipe('photo-step')}>
      {on && (
        <div className={recipe('stack', { gap: 'sm' })}>
          <CameraView
            stream={stream}
            label={words.camera.view_label}
            guide={(free ?? words.slots[0])?.picture ?? ''}
            {...(live &&
              free && {
                capture: {
                  label: fill(words.camera.capture_view, { view: free.title }),
                  onCapture: (video: HTMLVideoElement) => void take(video),
                },
                advice: free.guide,
              })}
            {...(live && !free && { advice: words.camera.full })}
          >
            <p role="status">{words.camera.state_starting}</p>
          </CameraView>
          <Button
            look="quiet"
            onClick={() => {
              capture.send({ type: 'STOP' })
            }}
          >
            {words.camera.stop}
          </Button>
        </div>
      )}
      {help && (
        <FailedState
          art="states/failed.svg"
          heading={help.title}
          level={2}
          actions={
            <Button look="outline" onClick={startCamera}>
              {words.camera_help.try_again}
            </Button>
          }
        >
          <Markdown nodes={help.advice} link={SiteLink} />
          {photos.size > 0 && <p>{words.camera_help.kept}</p>}
        </FailedState>
      )}
      <div className={recipe('stack', { gap: 'lg' })}>
        {photos.size === 0 && <Guidance />}
        <PhotoSlots
          label={words.slots_label}
          slots={words.slots.map(({ guide_alt, id, picture, title }, index) => {
            const taken = photos.get(id)
            return {
              id,
              title,
              guide: picture,
              guideAlt: guide_alt,
              state: taken ? ('taken' as const) : live && id === free?.id ? ('now' as const) : ('empty' as const),
              word: taken ? '' : words.slot_empty,
              ...(taken && {
                picture: taken,
                pictureAlt: fill(words.picture_alt, { view: title }),
                remove: {
                  label: fill(words.actions.delete_view, { n: index + 1, view: title }),
                  onDelete: () => void removeOne(id, title),
                },
              }),
            }
          })}
        />
        {refusals.length > 0 && (
          <Note status="warning" role="alert" title={messages.common.there_is_a_problem}>
            {refusals.map((refusal) => (
              <p key={refusal}>{refusal}</p>
            ))}
          </Note>
        )}
        <div className={recipe('row', { gap: 'md' })} role="group" aria-label={words.ways.label}>
          {!on && free && (
            <Button icon="camera" onClick={startCamera}>
              {words.ways.take}
            </Button>
          )}
          {!free && !submitted && <Button onClick={submit}>{words.actions.submit}</Button>}
          {photos.size > 0 && (
            <Button
              look="quiet"
              onClick={() => {
                setAsking(true)
              }}
            >
              {words.actions.reset}
            </Button>
          )}
        </div>
        {free && (
          <UploadArea
            id="upload"
            label={words.ways.upload}
            hint={words.ways.upload_hint}
            dropHere={words.ways.drop_here}
            paste={words.ways.paste_hint}
            accept={pictureTypes}
            multiple
            onFiles={(files) => void addFiles(files)}
          />
        )}
        {submitted && (
          <Note status="success" title={messages.photos.submitted}>
            <p>{words.actions.submitted_note}</p>
          </Note>
        )}
        {consent && photos.size > 0 && <ConsentChoices id={consent.id} />}
      </div>
      <Dialog
        open={asking}
        title={words.actions.reset_dialog.heading}
        onClose={() => {
          setAsking(false)
        }}
        actions={
          <>
            <Button onClick={() => void resetAll()}>{words.actions.reset_dialog.confirm}</Button>
            <Button
              look="outline"
              onClick={() => {
                setAsking(false)
              }}
            >
              {words.actions.reset_dialog.cancel}
            </Button>
          </>
        }
      >
        <p>{words.actions.reset_dialog.text}</p>
      </Dialog>
    </div>
  )
}
