import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

export type FocusKept = {
  /** The position of the button that had the focus when the note was unmounted. null: none had. */
  readonly place: number | null
  readonly onGone: (place: number | null) => void
}

/**
 * Keeps the focus for a note with buttons that is unmounted while something is retried. The focus moves from the button to the heading
 * beside the note, and back to the button in the same position when the note reappears. The parent, which stays mounted, remembers the
 * position.
 */
export const useButtonFocusKept = ({ onGone, place }: FocusKept): RefObject<HTMLDivElement | null> => {
  const note = useRef<HTMLDivElement>(null)
  const returnFocus = useEffectEvent((element: HTMLElement, heading: HTMLElement) => {
    // The second click of a double click hits what is there instead of the button, and leaves the focus on the page.
    const isUnmoved = document.activeElement === heading || document.activeElement === document.body
    if (place === null || !isUnmoved) return
    const buttons = buttonsOf(element)
    const button = buttons[place] ?? buttons[0]
    button?.focus()
  })
  useLayoutEffect(() => {
    const element = note.current
    const heading = element?.parentElement?.querySelector('h1')
    if (!element || !heading) return undefined
    returnFocus(element, heading)
    // Of a component that is unmounted, this runs before its elements are removed.
    return () => {
      const focused = buttonsOf(element).findIndex((button) => button === document.activeElement)
      onGone(focused < 0 ? null : focused)
      if (focused >= 0) heading.focus()
    }
  }, [onGone])
  return note
}

const buttonsOf = (element: HTMLElement) => [...element.querySelectorAll('button')]
