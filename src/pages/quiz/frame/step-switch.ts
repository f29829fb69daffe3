/**
 * Switches the visible screen (a step, or a group of its questions) without waiting for React.
 *
 * The next screen is usually rendered in advance, in a hidden pane (`usePreparedScreen` in steps/use-prepared-screen.ts). When the
 * visitor presses Next, the machine changes its step, and the subscription below swaps the panes inside the click
 * handler by setting their classes. That frame is painted immediately. After the paint, React is notified (`rendered`)
 * and updates the header and the footer, and unmounts the screen that was left.
 *
 * A screen that is not rendered yet, or that changes the frame around it, takes the usual way: React is notified
 * immediately and renders it.
 */
import { createStore, type ReadableStore } from '#client/browser/store.ts'
import { afterPaint } from '#client/browser/after-paint.ts'
import type { QuizActor } from '#machines/quiz/quiz.actor.ts'
import { screenOf, type Screen } from '#machines/quiz/quiz.places.ts'
import { createStepFocus, type StepFocus } from './step-focus.ts'

export type StepSwitch = Pick<StepFocus, 'begin' | 'focusOn' | 'heading' | 'keepFocusOn'> & {
  /** What React renders. For one frame it may be the previous screen. */
  readonly rendered: ReadableStore<Screen>
  /** Whether the visitor is at the screen with this key. */
  readonly isAt: (key: string) => boolean
  /**
   * Registers the pane of a rendered screen. `show` is called immediately and whenever the pane is shown or hidden.
   * Returns a function that removes it.
   */
  readonly addPane: (key: string, show: (isShown: boolean) => void) => () => void
  /** Starts following the machine. Returns a function that stops it. */
  readonly start: () => () => void
}

/** @param wasLoaded whether the page was loaded and not navigated to: its first screen does not get the focus */
export const openStepSwitch = (actor: QuizActor, wasLoaded = () => true): StepSwitch => {
  const screenNow = (): Screen => screenOf(actor.getSnapshot().context)
  const { begin, focusOn, heading, keepFocusOn, leave } = createStepFocus(wasLoaded)
  const panes = new Map<string, (isShown: boolean) => void>()
  const rendered = createStore(screenNow())
  let cancelCatchUp = (): void => undefined

  /** Makes React render the screen that the machine is at. */
  const catchUp = (): void => {
    cancelCatchUp()
    const [now, before] = [screenNow(), rendered.get()]
    // The same object while nothing changes: React compares it by identity.
    if (now.key !== before.key || now.step !== before.step) rendered.set(now)
  }
  const start = (): (() => void) => {
    let shown = screenNow().key
    let isAnswering = actor.getSnapshot().hasTag('answering')
    catchUp()
    const subscription = actor.subscribe((snapshot) => {
      const { key } = screenOf(snapshot.context)
      // Header and footer are shown in answering states only. If that changes, the page must not move twice: let
      // React render all of it.
      const keepsFrame = isAnswering && snapshot.hasTag('answering')
      isAnswering = snapshot.hasTag('answering')
      if (key === shown) return
      shown = key
      leave()
      cancelCatchUp()
      const isPrepared = keepsFrame && panes.has(key)
      // Before the panes are swapped: afterwards, scrolling would lay the new screen out at once, and the frame once more.
      if (isPrepared) begin(key)
      for (const [paneKey, show] of panes) show(paneKey === key)
      if (isPrepared) cancelCatchUp = afterPaint(catchUp)
      else catchUp()
    })
    return () => {
      subscription.unsubscribe()
      cancelCatchUp()
    }
  }
  return {
    begin,
    focusOn,
    heading,
    keepFocusOn,
    rendered,
    isAt: (key) => key === screenNow().key,
    addPane: (key, show) => {
      panes.set(key, show)
      show(key === screenNow().key)
      return () => panes.delete(key)
    },
    start,
  }
}
