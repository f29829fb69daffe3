/** Where a style holds, beyond the conditions that Chakra names. */

/** The device has its own colours: it leaves only what it must. */
export const forced = '@media (forced-colors: active)'
/** High enough for bars that stay: 37.5rem, so that it follows the size of the text. */
export const tall = '@media (min-height: 37.5rem)'
/** Nothing can be pressed then: what a script would show one by one stands under each other. */
export const noScript = '@media (scripting: none)'
/** A phone: up to 430 px, in rem so that it follows the size of the text. */
export const phone = '@media (max-width: 26.9rem)'
/** Wide enough for ticks between the four tabs of the quiz: from 350 px, in rem so that it follows the size of the text. */
export const roomForTicks = '@media (min-width: 21.875rem)'
/** Firefox before 121 cannot ask what is inside: it shows the ring after a press, too. */
export const noHas = '@supports not selector(:has(*))'
/**
 * A radio that was reached with an arrow key. WebKit takes it for a press (`:focus-visible` is false there), so the list
 * says that it was a key: components/quiz/keyboard-selection.ts.
 */
export const movedByKeys = '&:is([data-by-keys] > *):has(> :checked:focus)'
export const current = '&[aria-current]'
