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

export const followPointer = ({ isEditing, onInert, onPress }: Options): void => {
  const hover = outline('hover')
  const opens = (event: MouseEvent): boolean => isEditing() !== event.altKey

  const stop = (event: Event): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener(
    'mousemove',
    (event) => {
      hover.around(opens(event) && event.target instanceof Element ? elementAt(event.target) : null)
    },
    { passive: true },
  )
  document.documentElement.addEventListener('mouseleave', () => {
    hover.around(null)
  })
  for (const type of ['mousedown', 'pointerdown', 'touchstart', 'dblclick'] as const)
    window.addEventListener(
      type,
      (event) => {
        if (event instanceof MouseEvent ? opens(event) : isEditing()) event.stopImmediatePropagation()
      },
      { capture: true, passive: true },
    )
  window.addEventListener(
    'click',
    (event) => {
      // Clicks by keyboard or script have no position on the screen.
      if (!event.isTrusted || event.detail === 0 || !opens(event) || !(event.target instanceof Element)) return
      stop(event)
      onPress(pressedElement(event.target))
    },
    true,
  )
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || !event.altKey || !document.activeElement) return
      stop(event)
      onPress(pressedElement(document.activeElement))
    },
    true,
  )
  // Links that the pages do not handle themselves would leave the preview.
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
