/**
 * Browser Back and Forward move between steps: each step that Next enters is an entry of the history. The entries are
 * written past the router, whose address does not change: a new step then draws once, not twice.
 */
import { useEffect } from 'react'
import { afterPaint } from './after-paint.ts'
import { useQuiz, type QuizActor } from './quiz-scope.tsx'

/** The step that the present entry of the history points at. */
export const stepInHistory = (): number | null => numberIn('step')

/** Back goes through the history when the step before is the entry before, so that Forward leads here again. */
export const goBack = (actor: QuizActor): void => {
  if (numberIn('from') === actor.getSnapshot().context.step - 1) window.history.back()
  else actor.send({ type: 'BACK' })
}

export const useStepHistory = (): void => {
  const { actor } = useQuiz()
  useEffect(() => followSteps(actor), [actor])
}

/** Until the returned function is called. */
const followSteps = (actor: QuizActor): (() => void) => {
  let { step } = actor.getSnapshot().context
  // The first time it waits: the device is still being searched, and may lead somewhere else.
  const callOff = afterPaint(() => {
    writeEntry(actor)
  })
  // At once, though it could wait for the frame: a Back that is pressed before the entry is there goes one step too far.
  const subscription = actor.subscribe(({ context }) => {
    if (context.step === step) return
    step = context.step
    callOff()
    writeEntry(actor)
  })
  const follow = (): void => {
    actor.send({ type: 'GO', step: stepInHistory() ?? 0 })
  }
  window.addEventListener('popstate', follow)
  // Each step begins at its top, also one that is come back to.
  window.history.scrollRestoration = 'manual'
  return () => {
    window.history.scrollRestoration = 'auto'
    callOff()
    subscription.unsubscribe()
    window.removeEventListener('popstate', follow)
  }
}

const writeEntry = (actor: QuizActor): void => {
  const snapshot = actor.getSnapshot()
  const { step } = snapshot.context
  const shown = stepInHistory() ?? 0
  if (shown === step) return
  const entry: unknown = { ...window.history.state, step, from: shown }
  // A step that is only passed takes the place of the entry before it: nobody goes back to it.
  if (snapshot.hasTag('answering') || snapshot.hasTag('intro')) window.history.pushState(entry, '')
  else window.history.replaceState(entry, '')
}

const numberIn = (name: 'step' | 'from'): number | null => {
  const entry: unknown = typeof window === 'undefined' ? null : window.history.state
  const value: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : null
  return typeof value === 'number' ? value : null
}
