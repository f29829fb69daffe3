/**
 * Pressing a text opens its field. With Alt, or while editing is switched off, the page works as it does for visitors. With the keyboard,
 * Alt+Enter opens the field of the focused element.
 */
import type { FromFrame, PressedElement } from '#studio/preview/messages.ts'
import { elementAt, pressedElement } from './pressed-element.ts'
import { outline } from './outline.ts'

type Options = {
  readonly isEditing: () => boolean
  readonly onPress: (element: PressedElement) => void
  readonly onInert: (what: Extract<FromFrame, { type: 'inert' }>['what']) => void
}

export const followPointer = (options: Options): void => {
  outlineHovered(options)
  stopPresses(options)
  openOnClick(options)
  openOnKey(options)
  stopLeaving(options)
}

/** Whether a press opens a field instead of doing what it does for visitors. */
const opens = ({ isEditing }: Options, event: MouseEvent): boolean => isEditing() !== event.altKey

const stop = (event: Event): void => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const outlineHovered = (options: Options): void => {
  const hover = outline('hover')
  document.addEventListener(
    'mousemove',
    (event) => {
      hover.around(opens(options, event) && event.target instanceof Element ? elementAt(event.target) : null)
    },
    { passive: true },
  )
  document.documentElement.addEventListener('mouseleave', () => {
    hover.around(null)
  })
}

/** The page does not react to the events around a click that opens a field. */
const stopPresses = (options: Options): void => {
  for (const type of ['mousedown', 'pointerdown', 'touchstart', 'dblclick'] as const)
    window.addEventListener(
      type,
      (event) => {
        const isStopped = event instanceof MouseEvent ? opens(options, event) : options.isEditing()
        if (isStopped) event.stopImmediatePropagation()
      },
      { capture: true, passive: true },
    )
}

const openOnClick = (options: Options): void => {
  window.addEventListener(
    'click',
    (event) => {
      // Clicks by keyboard or script have no position on the screen.
      if (!event.isTrusted || event.detail === 0 || !opens(options, event) || !(event.target instanceof Element)) return
      stop(event)
      options.onPress(pressedElement(event.target))
    },
    true,
  )
}

const openOnKey = ({ onPress }: Options): void => {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || !event.altKey || !document.activeElement) return
      stop(event)
      onPress(pressedElement(document.activeElement))
    },
    true,
  )
}

/** Links that the pages do not handle themselves would leave the preview. */
const stopLeaving = ({ onInert }: Options): void => {
  for (const type of ['click', 'auxclick'] as const)
    window.addEventListener(type, (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link || event.defaultPrevented) return
      const address = link.getAttribute('href') ?? ''
      if (address.startsWith('#')) return
      event.preventDefault()
      onInert(address.startsWith('mailto:') ? 'mail' : 'link')
    })
}
