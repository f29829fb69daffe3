/**
 * Marks a radio group while the user moves through it with the arrow keys, so that the focus ring can be styled in
 * WebKit (theme/media.ts, `movedByKeys`). Spread the handlers over the element around the radios. It is an attribute
 * rather than state, so that no render is needed.
 */
import type { HTMLAttributes } from 'react'

const attribute = 'data-by-keys'

export const keyboardSelection: Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onPointerDown'> = {
  onKeyDown: ({ currentTarget, key }) => {
    if (key.startsWith('Arrow')) currentTarget.setAttribute(attribute, '')
  },
  onPointerDown: ({ currentTarget }) => {
    currentTarget.removeAttribute(attribute)
  },
}
