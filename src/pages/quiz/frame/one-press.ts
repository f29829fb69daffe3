/**
 * One press moves at most one step. A press belongs to the step that was shown when it began; its click is ignored if
 * another step is shown by then. This covers:
 * - the second click of a double click on Next
 * - a finger that is lifted after the step has changed under it
 * - the repeated clicks of a key that is held down
 *
 * What counts as a double click is decided by the browser (`event.detail`), so two separate clicks are never ignored,
 * however fast they are.
 */
import { useEffect } from 'react'
import type { QuizActor, QuizSnapshot } from '#machines/quiz/quiz.actor.ts'
import { screenOf } from '#machines/quiz/quiz.places.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

export const useOnePressPerStep = (): void => {
  const { actor } = useQuiz()
  useEffect(() => ignoreStalePresses(window, () => stepKeyOf(actor)), [actor])
}

/** Identifies what is on the screen. While the device is being read, the intro is already shown. */
const stepKeyOf = (actor: QuizActor): string => {
  const snapshot = actor.getSnapshot()
  if (snapshot.hasTag('intro')) return 'intro'
  const { photosSubmitted } = snapshot.context
  // When pictures are submitted, Next grows into the place of the button.
  return `${stateOf(snapshot)} ${screenOf(snapshot.context).key} ${photosSubmitted ? 'submitted' : ''}`
}

/** While an answer is about to lead on, its screen is still the same. */
const stateOf = (snapshot: QuizSnapshot): string =>
  snapshot.matches('advancing') ? 'questions' : String(snapshot.value)

/** In ms. Some browsers always report `detail: 1` for taps; two taps within this time count as a double tap. */
const doubleTapMs = 350

/** Listens in the capture phase. Returns a function that removes the listeners. */
const ignoreStalePresses = (target: EventTarget, placeNow: () => string): (() => void) => {
  let pressed: string | null = null
  let last = { place: '', at: -doubleTapMs, isTouch: false }

  const press = (): void => {
    pressed = placeNow()
  }
  /** The touch became a scroll gesture. The next click, of a keyboard or a screen reader, has no press before it. */
  const cancel = (): void => {
    pressed = null
  }
  const click = (event: Event): void => {
    if (!(event instanceof MouseEvent)) return
    const isTouch = 'pointerType' in event && event.pointerType === 'touch'
    const isSecond = event.detail > 1 || (isTouch && last.isTouch && event.timeStamp - last.at < doubleTapMs)
    // Clicks of screen readers and keyboards have no `pointerdown`: an earlier one, as of the right button, is not theirs.
    const isPointed = event.detail > 0
    const began = isSecond ? last.place : ((isPointed ? pressed : null) ?? placeNow())
    pressed = null
    if (isPointed) last = { place: began, at: event.timeStamp, isTouch }
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
