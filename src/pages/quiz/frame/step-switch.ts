/**
 * Switches the visible step, or group of questions, without waiting for React. What is said of steps here is true of groups, too.
 *
 * The next step is usually rendered in advance, in a hidden pane (`usePreparedScreen` in steps/use-prepared-screen.ts). When the
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
import { screenOf, type Screen } from '#machines/quiz.places.ts'

export type StepSwitch = {
  /** What React renders: a step, or one group of it. For one frame it may be the previous one. */
  readonly rendered: () => Screen
  readonly listen: (listener: () => void) => () => void
  /** Whether the visitor is at the screen with this key. */
  readonly isAt: (key: string) => boolean
  /**
   * Registers the pane of a rendered screen. `show` is called immediately and whenever the pane is shown or hidden.
   * Returns a function that removes it.
   */
  readonly addPane: (key: string, show: (isShown: boolean) => void) => () => void
  /** Registers the heading of a screen, or removes it (null). */
  readonly heading: (key: string, element: HTMLElement | null) => void
  /**
   * Gives the focus to the element with this id, or to the first input in it: immediately if it is visible, otherwise instead of the heading when
   * its step begins.
   */
  readonly focusOn: (id: string) => void
  /**
   * Starts a step: scrolls to the top and focuses its heading. Does nothing for the first step of a page that was loaded, because the
   * visitor has not moved.
   */
  readonly begin: (key: string) => void
  /** Starts following the machine. Returns a function that stops it. */
  readonly start: () => () => void
}

/** @param arrives the visitor comes from another page of the site: the first step gets the focus, too */
export const openStepSwitch = (actor: QuizActor, arrives = false): StepSwitch => {
  const screenNow = (): Screen => screenOf(actor.getSnapshot().context)
  const panes = new Map<string, (isShown: boolean) => void>()
  const headings = new Map<string, HTMLElement>()
  const rendered = createStore(screenNow())
  let startedKey: string | null = null
  let headingAwaited: string | null = null
  let wantedId: string | null = null
  /** What got the focus through `focusOn` since the step changed. */
  let focused: Element | null = null
  let cancelCatchUp = (): void => undefined

  const catchUp = (): void => {
    cancelCatchUp()
    const [now, before] = [screenNow(), rendered.get()]
    // The same object while nothing changes: React compares it by identity.
    if (now.key !== before.key || now.step !== before.step) rendered.set(now)
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
    if (isFirst && !arrives) return
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
    isAt: (key) => key === screenNow().key,
    addPane: (key, show) => {
      panes.set(key, show)
      show(key === screenNow().key)
      return () => panes.delete(key)
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
      let shown = screenNow().key
      let answering = actor.getSnapshot().hasTag('answering')
      catchUp()
      const subscription = actor.subscribe((snapshot) => {
        const { key } = screenOf(snapshot.context)
        // Header and footer are shown in answering states only. If that changes, the page must not move twice: let
        // React render all of it.
        const keepsFrame = answering && snapshot.hasTag('answering')
        answering = snapshot.hasTag('answering')
        if (key === shown) return
        shown = key
        focused = null
        cancelCatchUp()
        const isPrepared = keepsFrame && panes.has(key)
        // Before the panes are swapped: afterwards, scrolling would lay the new step out at once, and the frame once more.
        if (isPrepared) begin(key)
        for (const [one, show] of panes) show(one === key)
        if (isPrepared) cancelCatchUp = afterPaint(catchUp)
        else catchUp()
      })
      return () => {
        subscription.unsubscribe()
        cancelCatchUp()
      }
    },
  }
}
