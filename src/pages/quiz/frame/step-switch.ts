/**
 * Which step is in sight. A step that is drawn ahead is shown in the press itself, past React, which follows once the frame
 * is on the screen: its head, its foot and the step that was left can wait. Any other step React draws at once.
 */
import { afterPaint } from './after-paint.ts'
import type { QuizActor } from '#machines/quiz.actor.ts'

export type StepSwitch = {
  /** The step that React draws, a place in quiz.steps: for a frame it may still be the one before. */
  readonly drawn: () => number
  readonly listen: (tell: () => void) => () => void
  /** Whether the visitor is at this step. */
  readonly isAt: (index: number) => boolean
  /** A drawn step: `see` is called now and whenever it comes into sight or goes. Returns the way to take it away. */
  readonly place: (index: number, see: (seen: boolean) => void) => () => void
  /** The heading of a step, now or when it is there. */
  readonly heading: (key: string, element: HTMLElement | null) => void
  /** The element of this id has the focus next: now, or instead of the heading when its step has begun. */
  readonly focusOn: (id: string) => void
  /** A step begins at the top of the page, with the focus on its heading. Not the first one: nobody moved. */
  readonly begin: (key: string) => void
  /** Returns the way to stop. */
  readonly start: () => () => void
}

export const openStepSwitch = (actor: QuizActor): StepSwitch => {
  const stepNow = (): number => actor.getSnapshot().context.step
  const listeners = new Set<() => void>()
  const panes = new Map<number, (seen: boolean) => void>()
  const headings = new Map<string, HTMLElement>()
  let drawn = stepNow()
  let begun: string | null = null
  let waitingFor: string | null = null
  let wanted: string | null = null
  let callOff = (): void => undefined

  const catchUp = (): void => {
    callOff()
    if (drawn === stepNow()) return
    drawn = stepNow()
    for (const tell of listeners) tell()
  }
  const focus = (key: string): void => {
    const heading = headings.get(key)
    waitingFor = heading ? null : key
    if (heading && toWanted()) return
    heading?.focus({ preventScroll: true })
  }
  /** Whether it is there. */
  const toWanted = (): boolean => {
    const element = wanted === null ? null : document.getElementById(wanted)
    // What is out of sight takes no focus.
    element?.focus()
    if (!element || document.activeElement !== element) return false
    wanted = null
    return true
  }
  const begin = (key: string): void => {
    if (begun === key) return
    const isFirst = begun === null
    begun = key
    waitingFor = null
    if (isFirst) return
    // A press leaves a caret in the words that it hit. They go: the browser would look for its next place through all of them.
    window.getSelection()?.removeAllRanges()
    window.scrollTo({ top: 0, behavior: 'instant' })
    afterPaint(() => {
      if (begun === key) focus(key)
    })
  }

  return {
    drawn: () => drawn,
    listen: (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    isAt: (index) => index === stepNow(),
    place: (index, see) => {
      panes.set(index, see)
      see(index === stepNow())
      return () => panes.delete(index)
    },
    heading: (key, element) => {
      if (element) headings.set(key, element)
      else headings.delete(key)
      if (element && waitingFor === key) focus(key)
    },
    focusOn: (id) => {
      wanted = id
      toWanted()
    },
    begin,
    start: () => {
      let shown = stepNow()
      let answering = actor.getSnapshot().hasTag('answering')
      catchUp()
      const subscription = actor.subscribe((snapshot) => {
        const { model, step } = snapshot.context
        // Else head and foot change with the step, and what stands between them would move.
        const stays = answering && snapshot.hasTag('answering')
        answering = snapshot.hasTag('answering')
        if (step === shown) return
        shown = step
        callOff()
        for (const [index, see] of panes) see(index === step)
        const { id } = model.steps[step] ?? {}
        if (id === undefined || !stays || !panes.has(step)) catchUp()
        else {
          begin(id)
          callOff = afterPaint(catchUp)
        }
      })
      return () => {
        subscription.unsubscribe()
        callOff()
      }
    },
  }
}
