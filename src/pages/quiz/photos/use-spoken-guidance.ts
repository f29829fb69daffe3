/** Announcements of the photo step: to screen readers always, and spoken aloud if the user has turned that on. */
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { photosContent as photos } from 'virtual:content/photos'
import { speak, stopSpeaking } from '#client/browser/speech.ts'
import { fill } from '#engine/format.ts'
import type { PhotoAdvice } from '#engine/photos/photo-quality.ts'
import { adviceText } from './photo-texts.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import type { Capture } from './use-capture.ts'

export type Announce = (text: string) => void

/**
 * In ms. A screen reader picks up a change of the live region within this time; a second change before that would
 * replace the first one unread.
 */
const announcementMs = 700

/** A queue in front of the live region: texts that arrive too early are announced together. */
const queueFor = (announce: Announce): { readonly add: Announce; readonly clear: () => void } => {
  let waiting: readonly string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = (): void => {
    timer = undefined
    if (waiting.length === 0) return
    announce(waiting.join(' '))
    waiting = []
    timer = setTimeout(next, announcementMs)
  }
  return {
    add: (text) => {
      waiting = [...waiting, text]
      if (timer === undefined) next()
    },
    clear: () => {
      clearTimeout(timer)
      timer = undefined
      waiting = []
    },
  }
}

export const useSpokenGuidance = (
  isShown: boolean,
): { readonly say: Announce; readonly setSound: (on: boolean) => void } => {
  const { announce } = useQuiz()
  const sound = useRef(false)
  const queue = useMemo(() => queueFor(announce), [announce])
  const say = useCallback(
    (text: string) => {
      if (!isShown) return
      queue.add(text)
      if (sound.current) speak(text)
    },
    [queue, isShown],
  )
  const setSound = useCallback((on: boolean) => {
    sound.current = on
    // iOS speaks only if the first utterance starts in a user gesture.
    if (on) speak(photos.texts.camera.sound_try)
    else stopSpeaking()
  }, [])
  useEffect(() => {
    if (!isShown) return undefined
    return () => {
      stopSpeaking()
      // Pending announcements belong to the step that was left.
      queue.clear()
    }
  }, [queue, isShown])
  return { say, setSound }
}

/** Only the last seconds are announced one by one; a screen reader could not keep up with more. */
const spokenSeconds = 3

export const useSpokenCountdown = ({ snapshot }: Capture, say: Announce) => {
  const counting = snapshot.matches({ on: 'counting' })
  const { secondsLeft, timer } = snapshot.context
  useEffect(() => {
    if (!counting) return
    if (secondsLeft === timer) {
      // Stop older advice that would talk over the countdown.
      stopSpeaking()
      say(fill(photos.texts.camera.countdown_spoken, { seconds: secondsLeft }))
    } else if (secondsLeft <= spokenSeconds) say(fill(photos.texts.camera.countdown, { seconds: secondsLeft }))
  }, [counting, secondsLeft, say, timer])
}

const betweenAdviceMs = 2500

/** Announces advice that persists, at most every `betweenAdviceMs`. */
export const useSpokenAdvice = (advice: PhotoAdvice | null, say: Announce) => {
  const lastAt = useRef(0)
  useEffect(() => {
    const words = adviceText(advice)
    if (!words) return undefined
    const timer = setTimeout(
      () => {
        lastAt.current = performance.now()
        say(fill(photos.texts.feedback.live, { feedback: words.title, advice: words.live }))
      },
      Math.max(400, lastAt.current + betweenAdviceMs - performance.now()),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [advice, say])
}
