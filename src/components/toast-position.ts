/**
 * Finds a position for a toast in which it covers no interactive element. All numbers are in CSS pixels of the
 * viewport.
 */

export type Rect = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

const gap = 4

/**
 * The lowest top edge, at or above that of `box`, at which `box` overlaps none of `interactive`; null when there is none in the viewport.
 * Only the positions directly above an element need to be tried.
 */
export const unobstructedTop = (box: Rect, interactive: readonly Rect[]): number | null => {
  const beside = interactive.filter(({ left, width }) => left < box.left + box.width && box.left < left + width)
  const tops = [box.top, ...beside.map(({ top }) => top - gap - box.height)]
    .filter((top) => top <= box.top && top >= 0)
    .sort((one, other) => other - one)
  return (
    tops.find((top) => beside.every((area) => area.top + area.height <= top || area.top >= top + box.height)) ?? null
  )
}

const interactiveSelector = 'a[href], button, input, label, select, textarea, summary, video, [tabindex="0"]'

/** The rectangles of all interactive elements in the viewport. */
export const interactiveRects = (): readonly Rect[] =>
  [...document.querySelectorAll(interactiveSelector)]
    .filter(isVisible)
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom, width, height }) => width * height > 1 && bottom > 0 && top < window.innerHeight)

/**
 * Fallback for Safari before 17.4, which has no `checkVisibility`. It has no `content-visibility` either, so hidden
 * steps use `visibility` there.
 */
const isVisible = (element: Element): boolean =>
  // oxlint-disable-next-line no-restricted-properties -- Where it is missing, the other way is enough.
  'checkVisibility' in element ? element.checkVisibility() : getComputedStyle(element).visibility === 'visible'
