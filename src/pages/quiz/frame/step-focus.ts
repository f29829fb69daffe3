import { afterPaint } from '#client/browser/after-paint.ts'

/** Moves the focus and the scroll position when a screen (a step, or a group of its questions) begins. */
export type StepFocus = {
  /** Registers the heading of a screen, or removes it (null). */
  readonly heading: (key: string, element: HTMLElement | null) => void
  /**
   * Gives the focus to the element with this id, or to the first input in it: immediately if it is visible, otherwise instead of the
   * heading when its step begins.
   */
  readonly focusOn: (id: string) => void
  /** The same for the next screen, although the element is on this one, too. */
  readonly keepFocusOn: (id: string) => void
  /**
   * Starts a screen: scrolls to the top and focuses its heading, as soon as that is mounted. Does nothing for the first screen of a page
   * that was loaded, because the visitor has not moved. Only for effects, not while React renders.
   */
  readonly begin: (key: string) => void
  /** The visitor leaves the screen: forget what had the focus on it. */
  readonly leave: () => void
}

/** @param wasLoaded whether the page was loaded and not navigated to: its first screen does not get the focus */
export const createStepFocus = (wasLoaded: () => boolean): StepFocus => {
  const headings = new Map<string, HTMLElement>()
  let startedKey: string | null = null
  /** The screen that has begun, while its heading is not mounted yet. */
  let headingAwaited: string | null = null
  /** What `focusOn` asked for, until it has the focus. */
  let wantedId: string | null = null
  /** What got the focus through `focusOn` since the screen changed. */
  let focused: Element | null = null

  const focusHeading = (key: string): void => {
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
  return {
    heading: (key, element) => {
      if (element) headings.set(key, element)
      else headings.delete(key)
      if (element && headingAwaited === key) focusHeading(key)
    },
    focusOn: (id) => {
      wantedId = id
      focusWanted()
    },
    keepFocusOn: (id) => {
      wantedId = id
    },
    begin: (key) => {
      if (startedKey === key) return
      const isFirst = startedKey === null
      startedKey = key
      headingAwaited = null
      if (isFirst && wasLoaded()) return
      // A click places a caret in the text. Remove it: otherwise the browser would search the whole new page for a place
      // for it.
      window.getSelection()?.removeAllRanges()
      window.scrollTo({ top: 0, behavior: 'instant' })
      afterPaint(() => {
        if (startedKey === key) focusHeading(key)
      })
    },
    leave: () => {
      focused = null
    },
  }
}
