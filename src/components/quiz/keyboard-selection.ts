/**
 * Marks a list of radios while it is walked through with keys. Spread over the element around the radios. On the element
 * and not in a state: nothing has to be rendered for it.
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
