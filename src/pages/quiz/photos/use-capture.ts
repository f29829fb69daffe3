/** Runs the photo machine for the step and owns its camera stream. */
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { photosContent as photos } from 'virtual:content/photos'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { takePicture } from '#client/pictures/camera.ts'
import { viewToTake } from '#machines/photo-capture.context.ts'
import type { PhotoCaptureMachine } from '#machines/photo-capture.machine.ts'
import { captureMachineFor } from './capture-actors.ts'
import { titleOf } from './photo-texts.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import type { PhotoCollectionState } from './use-photo-collection.ts'

export type Capture = {
  readonly actor: ActorRefFrom<PhotoCaptureMachine>
  readonly snapshot: SnapshotFrom<PhotoCaptureMachine>
  readonly stream: MediaStream | null
  readonly video: RefObject<HTMLVideoElement | null>
  /** The view of the next picture. */
  readonly view: string | null
}

export const useCapture = (
  { collection, setProblems, report }: PhotoCollectionState,
  say: (text: string) => void,
  isShown: boolean,
): Capture => {
  const { actor: quiz, autosave } = useQuiz()
  const video = useRef<HTMLVideoElement>(null)
  const [stream, setStream] = useState<MediaStream | null>(null)
  const onPicture = useRef({ setProblems, report })
  useLayoutEffect(() => {
    onPicture.current = { setProblems, report }
  })

  const machine = useMemo(
    () =>
      captureMachineFor({
        flush: autosave.flush,
        show: setStream,
        take: async (view) => {
          const { report: reportNow, setProblems: showProblems } = onPicture.current
          const title = titleOf(view)
          const blob = video.current && (await takePicture(video.current))
          if (!blob) {
            showProblems([later.messages.camera.no_picture])
            return false
          }
          return reportNow(await collection.put(view, blob, title), photos.texts.camera.taken)
        },
      }),
    [autosave, collection],
  )
  const { photos: taken, photosSubmitted } = quiz.getSnapshot().context
  const actor = useActorRef(machine, {
    input: { views: photos.views.map(({ id }) => id), timers: photos.timers, taken, submitted: photosSubmitted },
  })
  const snapshot = useSelector(actor, (now) => now)

  useEffect(
    () =>
      collection.subscribe(() => {
        actor.send({ type: 'PHOTOS', views: collection.records().map(({ view }) => view) })
      }),
    [actor, collection],
  )
  // A layout effect, which runs before the actor is stopped: the camera must be off when the step is shown again.
  useLayoutEffect(() => {
    if (!isShown) return undefined
    return () => {
      actor.send({ type: 'STOP' })
    }
  }, [actor, isShown])
  const view = viewToTake(snapshot.context)
  useSpokenView(snapshot.matches('on') ? view : null, say)
  return { actor, snapshot, stream, video, view }
}

/** Announces which picture is next and how to stand for it, whenever that changes. null: the camera is off. */
const useSpokenView = (view: string | null, say: (text: string) => void) => {
  const before = useRef(view)
  useEffect(() => {
    const next = photos.views.find(({ id }) => id === view)
    if (next && before.current !== null && before.current !== view) say(`${next.title}. ${next.guide}`)
    before.current = view
  }, [view, say])
}
