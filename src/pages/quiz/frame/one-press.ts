/**
 * One press is one step: a press belongs to the step in which it began. What comes of it in another step is dropped: the
 * second half of a double click, a finger that is lifted after the step has changed under it, the repeats of a key that is
 * held down. The browser says what is a double click (`detail`), so two presses that are apart are two, however quick.
 */
import { useEffect } from 'react'
import type { QuizActor } from '#machines/quiz.actor.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

export const useOnePressPerStep = (): void => {
  const { actor } = useQuiz()
  useEffect(() => ignoreStalePresses(window, () => stepKeyOf(actor)), [actor])
}

/** What the visitor looks at. While the device is searched it is the intro already. */
const stepKeyOf = (actor: QuizActor): string => {
  const snapshot = actor.getSnapshot()
  return snapshot.hasTag('intro') ? 'intro' : `${String(snapshot.value)} ${snapshot.context.step}`
}

/** Some browsers count no taps: two within this time are a double tap, as it is for a mouse. In ms. */
const doubleTapMs = 350

/** Returns the way to stop. */
const ignoreStalePresses = (target: EventTarget, placeNow: () => string): (() => void) => {
  let pressed: string | null = null
  let last = { place: '', at: -doubleTapMs, isTouch: false }

  const press = (): void => {
    pressed = placeNow()
  }
  /** A touch that became scrolling is no press: the next click, of a key or a screen reader, has none before it. */
  const cancel = (): void => {
    pressed = null
  }
  const click = (event: Event): void => {
    if (!(event instanceof MouseEvent)) return
    const isTouch = 'pointerType' in event && event.pointerType === 'touch'
    const isSecond = event.detail > 1 || (isTouch && last.isTouch && event.timeStamp - last.at < doubleTapMs)
    // Screen readers and keys click without a press before it.
    const began = isSecond ? last.place : (pressed ?? placeNow())
    pressed = null
    if (event.detail > 0) last = { place: began, at: event.timeStamp, isTouch }
    if (began !== placeNow()) swallow(event)
  }
  const key = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || !event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
    if (event.target instanceof Element && event.target.closest('button, a, summary')) swallow(event)
  }
  target.addEventListener('pointerdown', press, true)
  target.addEventListener('pointercancel', cancel, true)
  target.addEventListener('click', click, true)
  target.addEventListener('keydown', key, true)
  return () => {
    target.removeEventListener('pointerdown', press, true)
    target.removeEventListener('pointercancel', cancel, true)
    target.removeEventListener('click', click, true)
    target.removeEventListener('keydown', key, true)
  }
}

const swallow = (event: Event): void => {
  event.preventDefault()
  event.stopPropagation()
}
