/** What is said while photos are taken: to screen readers always, aloud only for whoever has switched it on. */
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { speak, stopSpeaking } from '#client/browser/speech.ts'
import { fill } from '#engine/format.ts'
import type { PhotoAdvice } from '#engine/photos/photo-quality.ts'
import { adviceText } from './photo-texts.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import type { Capture } from './use-capture.ts'

export type Announce = (text: string) => void

/** A screen reader takes up what stands in the region within this time: what comes sooner would replace it unread. */
const announcementMs = 700

/** Each text stands in the region once, on its own or with those that waited with it. */
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
    // Some phones speak only when the first words follow a press.
    if (on) speak(later.page.photos.camera.sound_try)
    else stopSpeaking()
  }, [])
  useEffect(() => {
    if (!isShown) return undefined
    return () => {
      stopSpeaking()
      // What was not said yet belongs to the step that was left.
      queue.clear()
    }
  }, [queue, isShown])
  return { say, setSound }
}

/** The last seconds one by one; before them a screen reader would not keep up. */
const spokenSeconds = 3

export const useSpokenCountdown = ({ snapshot }: Capture, say: Announce) => {
  const counting = snapshot.matches({ on: 'counting' })
  const { secondsLeft, timer } = snapshot.context
  useEffect(() => {
    if (!counting) return
    if (secondsLeft === timer) {
      // The advice of a moment ago must not talk over the seconds.
      stopSpeaking()
      say(fill(later.page.photos.camera.countdown_spoken, { seconds: secondsLeft }))
    } else if (secondsLeft <= spokenSeconds) say(fill(later.page.photos.camera.countdown, { seconds: secondsLeft }))
  }, [counting, secondsLeft, say, timer])
}

const betweenAdviceMs = 2500

/** Advice that lasts is said, not more often than it can be followed. */
export const useSpokenAdvice = (advice: PhotoAdvice | null, say: Announce) => {
  const said = useRef(0)
  useEffect(() => {
    const words = adviceText(advice)
    if (!words) return undefined
    const timer = setTimeout(
      () => {
        said.current = performance.now()
        say(fill(later.page.photos.feedback.live, { feedback: words.title, advice: words.live }))
      },
      Math.max(400, said.current + betweenAdviceMs - performance.now()),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [advice, say])
}
