/** Where a message may lie without covering what can be pressed. Plain geometry: all in pixels of the viewport. */

export type Rect = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

const gap = 4

/**
 * The lowest top edge at or above that of `box` at which it overlaps none of `pressable`, or null when there is none.
 * Only the top edges that just clear an area have to be tried: between them nothing changes.
 */
export const unobstructedTop = (box: Rect, pressable: readonly Rect[], highest: number): number | null => {
  const beside = pressable.filter(({ left, width }) => left < box.left + box.width && box.left < left + width)
  const tops = [box.top, ...beside.map(({ top }) => top - gap - box.height)]
    .filter((top) => top <= box.top && top >= highest)
    .sort((one, other) => other - one)
  return (
    tops.find((top) => beside.every((area) => area.top + area.height <= top || area.top >= top + box.height)) ?? null
  )
}

const interactiveSelector = 'a[href], button, input, label, select, textarea, summary, video, [tabindex="0"]'

/** What can be pressed on the page now, as far as it is in sight. */
export const interactiveRects = (): readonly Rect[] =>
  [...document.querySelectorAll(interactiveSelector)]
    .filter(isVisible)
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom, width, height }) => width * height > 1 && bottom > 0 && top < window.innerHeight)

/** Safari before 17.4 cannot say so. It has no `content-visibility` either: there, what is out of sight has `visibility`. */
const isVisible = (element: Element): boolean =>
  // oxlint-disable-next-line no-restricted-properties -- Where it is missing, the other way is enough.
  'checkVisibility' in element ? element.checkVisibility() : getComputedStyle(element).visibility === 'visible'
