/**
 * Marks a radio group while the user chooses in it with the keyboard, so that the focus ring can be styled in
 * WebKit (theme/media.ts, `movedByKeys`), and choosing with the arrow keys does not advance to the next
 * question. Spread the handlers over the element around the radios. It is an attribute rather than state, so that no render is needed.
 */
import type { HTMLAttributes } from 'react'

const attribute = 'data-by-keys'

export const keyboardSelection: Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onPointerDown'> = {
  onKeyDown: ({ currentTarget, key }) => {
    if (key.startsWith('Arrow') || key === ' ') currentTarget.setAttribute(attribute, '')
  },
  onPointerDown: ({ currentTarget }) => {
    currentTarget.removeAttribute(attribute)
  },
}

/** Whether an input of the group was last chosen with the keyboard. */
export const isByKeys = (input: Element): boolean => input.closest(`[${attribute}]`) !== null
