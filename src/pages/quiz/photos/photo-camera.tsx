/** The camera in all of its states. */
import { useEffect, useRef } from 'react'
import { photosContent as photos } from 'virtual:content/photos'
import { onRotation } from '#client/browser/rotation.ts'
import { canSpeak } from '#client/browser/speech.ts'
import { Button } from '#components/button.tsx'
import { CameraView, type CameraViewProps } from '#components/photos/camera-view.tsx'
import { recipe } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import type { PhotoAdvice } from '#engine/photos/photo-quality.ts'
import type { PhotoActions } from './photo-actions.ts'
import { adviceText, titleOf } from './photo-texts.ts'
import type { Capture } from './use-capture.ts'

type Props = {
  readonly capture: Capture
  readonly advice: PhotoAdvice | null
  readonly photoActions: PhotoActions
  /** Turns spoken guidance on or off. */
  readonly onSound: () => void
}

export const PhotoCamera = ({ photoActions, advice, capture, onSound }: Props) => {
  const { camera } = photos.texts
  const { actor, snapshot, stream, video, view } = capture
  const { otherCamera, secondsLeft, sound: counts, timer } = snapshot.context
  const slot = photos.views.find(({ id }) => id === view)
  const is = (state: 'starting' | 'awaitingFirstFrame' | 'live' | 'counting' | 'taking') =>
    snapshot.matches({ on: state })
  const words = is('live') || is('counting') ? adviceText(advice) : null

  const sound = canSpeak()
    ? {
        pressed: counts,
        onPress: onSound,
        // As text for the eye: `aria-pressed` says it to everybody else.
        label: (
          <span>
            {camera.sound}
            <span aria-hidden="true">: {counts ? camera.sound_on : camera.sound_off}</span>
          </span>
        ),
      }
    : undefined

  const needed = useRef<HTMLDivElement>(null)
  // The button that starts the camera may be far below it, and a device that is turned has another layout.
  useEffect(() => {
    const show = () => {
      const before = window.scrollY
      needed.current?.scrollIntoView({ block: 'nearest' })
      // Scrolling no further would leave half of the heading above it behind the header.
      if (window.scrollY !== before) needed.current?.scrollIntoView({ block: 'start' })
    }
    show()
    return onRotation(show)
  }, [stream])

  return (
    <div className={recipe('stack', { gap: 'sm' })}>
      <div className={recipe('stack', { gap: 'sm' })} ref={needed}>
        <p>
          {/* After the last picture there is no next one: the camera stays in its place. */}
          {slot ? <strong>{slot.title}.</strong> : '\u00A0'} {slot?.guide}
        </p>
        <CameraView
          stream={stream}
          video={video}
          onFirstFrame={() => actor.send({ type: 'FIRST_FRAME' })}
          label={camera.view_label}
          guide={slot?.picture}
          still={is('taking')}
          shutter={shutterOf(capture)}
          {...(otherCamera &&
            is('live') && { flip: { label: camera.flip, onPress: () => actor.send({ type: 'FLIP' }) } })}
          // Beside the shutter where the place is free.
          sound={otherCamera ? undefined : sound}
          {...(is('live') && {
            timer: {
              label: timer === 0 ? camera.timer_off : fill(camera.timer_seconds, { seconds: timer }),
              onPress: () => actor.send({ type: 'TIMER' }),
            },
          })}
          {...(words && { advice: { text: `${words.title}: ${words.live}`, good: advice === 'approved' } })}
          {...(is('counting') && { count: secondsLeft })}
        >
          {(!stream || is('awaitingFirstFrame')) && (
            <p role="status">{snapshot.matches('savingAnswers') ? camera.state_keeping : camera.state_starting}</p>
          )}
        </CameraView>
        <p className={recipe('text', { style: 'small', tone: 'muted' })}>{is('taking') ? camera.taking : slot?.help}</p>
      </div>
      <div className={recipe('row', { gap: 'md', align: 'text' })}>
        <Button variant="quiet" onClick={photoActions.stop}>
          {camera.stop}
        </Button>
        {sound && otherCamera && (
          <Button variant="quiet" aria-pressed={sound.pressed} onClick={sound.onPress}>
            {sound.label}
          </Button>
        )}
      </div>
    </div>
  )
}

const shutterOf = ({ actor, snapshot, view }: Capture): CameraViewProps['shutter'] => {
  const { camera } = photos.texts
  if (snapshot.matches({ on: 'counting' }))
    return { label: camera.cancel_countdown, stops: true, onPress: () => actor.send({ type: 'CANCEL' }) }
  const taking = snapshot.matches({ on: 'taking' })
  if (view === null || !(taking || snapshot.matches({ on: 'live' }))) return undefined
  return {
    label: taking ? camera.taking : fill(camera.capture_view, { view: titleOf(view) }),
    busy: taking,
    onPress: () => actor.send({ type: 'CAPTURE' }),
  }
}
