/**
 * Browser Back and Forward move between steps: each step that Next enters is an entry of the history. The entries are
 * written past the router, whose address does not change: a new step then draws once, not twice.
 */
import { useEffect } from 'react'
import { afterPaint } from './after-paint.ts'
import { useQuiz, useQuizPart, type QuizActor } from './quiz-scope.tsx'

/** The step that the present entry of the history points at. */
export const stepInHistory = (): number | null => numberIn('step')

/** Back goes through the history when the step before is the entry before, so that Forward leads here again. */
export const goBack = (actor: QuizActor): void => {
  if (numberIn('from') === actor.getSnapshot().context.step - 1) window.history.back()
  else actor.send({ type: 'BACK' })
}

export const useStepHistory = (): void => {
  const { actor } = useQuiz()
  const step = useQuizPart(({ context }) => context.step)

  useEffect(() => {
    const follow = () => {
      actor.send({ type: 'GO', step: stepInHistory() ?? 0 })
    }
    window.addEventListener('popstate', follow)
    return () => {
      window.removeEventListener('popstate', follow)
    }
  }, [actor])

  useEffect(
    () =>
      afterPaint(() => {
        const shown = stepInHistory() ?? 0
        if (shown === step) return
        const snapshot = actor.getSnapshot()
        const entry: unknown = { ...window.history.state, step, from: shown }
        // A step that is only passed takes the place of the entry before it: nobody goes back to it.
        if (snapshot.hasTag('answering') || snapshot.hasTag('intro')) window.history.pushState(entry, '')
        else window.history.replaceState(entry, '')
      }),
    [actor, step],
  )
}

const numberIn = (name: 'step' | 'from'): number | null => {
  const entry: unknown = typeof window === 'undefined' ? null : window.history.state
  const value: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : null
  return typeof value === 'number' ? value : null
}
