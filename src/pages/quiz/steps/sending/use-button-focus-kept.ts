import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

export type FocusKept = {
  /** The place of the button that had the focus when the note went. null: none had. */
  readonly place: number | null
  readonly onGone: (place: number | null) => void
}

/**
 * For a note with buttons that goes while something is tried again. The focus of its button moves to the heading beside the note, and
 * returns to the button in the same place when the note does. The parent, which stays, remembers the place.
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
