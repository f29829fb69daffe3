/**
 * Switches the visible step without waiting for React.
 *
 * The next step is usually rendered in advance, in a hidden pane (`usePreparedStep` in current-step.tsx). When the
 * visitor presses Next, the machine changes its step, and the subscription below swaps the panes inside the click
 * handler by setting their classes. That frame is painted immediately. After the paint, React is notified (`rendered`)
 * and updates the header and the footer, and unmounts the step that was left.
 *
 * A step that is not rendered yet, or that changes the frame around it, takes the usual way: React is notified
 * immediately and renders it.
 *
 * The module also moves the focus: a step that begins is scrolled to its top, and its heading gets the focus as soon as
 * it is mounted.
 */
import { createStore } from '#client/browser/store.ts'
import { afterPaint } from '#client/browser/after-paint.ts'
import type { QuizActor } from '#machines/quiz.actor.ts'

export type StepSwitch = {
  /** The index of the step that React renders. For one frame it may be the previous one. */
  readonly rendered: () => number
  readonly listen: (listener: () => void) => () => void
  /** Whether the visitor is at this step. */
  readonly isAt: (index: number) => boolean
  /**
   * Registers the pane of a rendered step. `see` is called immediately and whenever the pane is shown or hidden.
   * Returns a function that removes it.
   */
  readonly addPane: (index: number, show: (isShown: boolean) => void) => () => void
  /** Registers the heading of a step, or removes it (null). */
  readonly heading: (key: string, element: HTMLElement | null) => void
  /**
   * Gives the focus to the element with this id, or to the first input in it: immediately if it is visible, otherwise instead of the heading when
   * its step begins.
   */
  readonly focusOn: (id: string) => void
  /**
   * Starts a step: scrolls to the top and focuses its heading. Does nothing for the first step, because the visitor has
   * not moved.
   */
  readonly begin: (key: string) => void
  /** Starts following the machine. Returns a function that stops it. */
  readonly start: () => () => void
}

export const openStepSwitch = (actor: QuizActor): StepSwitch => {
  const stepNow = (): number => actor.getSnapshot().context.step
  const panes = new Map<number, (isShown: boolean) => void>()
  const headings = new Map<string, HTMLElement>()
  const rendered = createStore(stepNow())
  let startedKey: string | null = null
  let headingAwaited: string | null = null
  let wantedId: string | null = null
  /** What got the focus through `focusOn` since the step changed. */
  let focused: Element | null = null
  let cancelCatchUp = (): void => undefined

  const catchUp = (): void => {
    cancelCatchUp()
    rendered.set(stepNow())
  }
  const focus = (key: string): void => {
    const heading = headings.get(key)
    headingAwaited = heading ? null : key
    if (heading && focusWanted()) return
    if (focused !== null && focused === document.activeElement) {
      focused.scrollIntoView({ block: 'nearest' })
      return
    }
    heading?.focus({ preventScroll: true })
  }
  /** Returns whether the element was focused. */
  const focusWanted = (): boolean => {
    const element = wantedId === null ? null : document.getElementById(wantedId)
    // A hidden element does not take the focus. In a question its first input does.
    element?.focus()
    if (element && document.activeElement !== element) {
      element.scrollIntoView({ block: 'nearest' })
      element.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true })
    }
    if (!element?.contains(document.activeElement)) return false
    wantedId = null
    focused = document.activeElement
    return true
  }
  const begin = (key: string): void => {
    if (startedKey === key) return
    const isFirst = startedKey === null
    startedKey = key
    headingAwaited = null
    if (isFirst) return
    // A click places a caret in the text. Remove it: otherwise the browser would search the whole new page for a place
    // for it.
    window.getSelection()?.removeAllRanges()
    window.scrollTo({ top: 0, behavior: 'instant' })
    afterPaint(() => {
      if (startedKey === key) focus(key)
    })
  }

  return {
    rendered: rendered.get,
    listen: rendered.subscribe,
    isAt: (index) => index === stepNow(),
    addPane: (index, show) => {
      panes.set(index, show)
      show(index === stepNow())
      return () => panes.delete(index)
    },
    heading: (key, element) => {
      if (element) headings.set(key, element)
      else headings.delete(key)
      if (element && headingAwaited === key) focus(key)
    },
    focusOn: (id) => {
      wantedId = id
      focusWanted()
    },
    begin,
    start: () => {
      let lastStep = stepNow()
      let answering = actor.getSnapshot().hasTag('answering')
      catchUp()
      const subscription = actor.subscribe((snapshot) => {
        const { model, step } = snapshot.context
        // Header and footer are shown in answering states only. If that changes, the page must not move twice: let
        // React render all of it.
        const keepsFrame = answering && snapshot.hasTag('answering')
        answering = snapshot.hasTag('answering')
        if (step === lastStep) return
        lastStep = step
        focused = null
        cancelCatchUp()
        for (const [index, show] of panes) show(index === step)
        const { id } = model.steps[step] ?? {}
        if (id === undefined || !keepsFrame || !panes.has(step)) catchUp()
        else {
          begin(id)
          cancelCatchUp = afterPaint(catchUp)
        }
      })
      return () => {
        subscription.unsubscribe()
        cancelCatchUp()
      }
    },
  }
}
