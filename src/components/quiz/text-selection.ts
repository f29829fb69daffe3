import type { HTMLAttributes } from 'react'

/** In CSS pixels: a hand that clicks moves less. */
const dragDistance = 5
let pressed = { x: 0, y: 0 }

/**
 * Selecting text of a label does not activate its input: some browsers take the end of the drag for a click. Spread over
 * an element around the labels.
 */
export const textSelection: Pick<HTMLAttributes<HTMLElement>, 'onClick' | 'onMouseDown'> = {
  onMouseDown: ({ clientX: x, clientY: y }) => {
    pressed = { x, y }
  },
  onClick: (event) => {
    // The browser dispatches this click itself when a label is clicked.
    if (event.target instanceof HTMLInputElement) return
    const distance = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y)
    if (distance >= dragDistance && window.getSelection()?.isCollapsed === false) event.preventDefault()
  },
}
