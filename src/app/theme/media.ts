/** Media queries and selectors beyond Chakra's named conditions. */

/** Forced colours: the system palette replaces the colours of the page. */
export const forced = '@media (forced-colors: active)'
/** A window that is high enough for sticky bars. In rem, so that it follows the text size. */
export const tall = '@media (min-height: 37.5rem)'
/** A phone on its side. In rem, so that it follows the text size. */
export const low = '@media (max-height: 26.9rem)'
/** Without JavaScript, content that is otherwise shown one part at a time is shown in full, each part below the one before. */
export const noScript = '@media (scripting: none)'
/** Phones up to 430 px. In rem, so that it follows the text size. */
export const phone = '@media (max-width: 26.9rem)'
/** A window on a phone lower than 800 px. In rem, so that it follows the text size. */
export const lowPhone = '@media (max-width: 26.9rem) and (max-height: 49.9rem)'
/** Phones below 360 px. In rem, so that it follows the text size. */
export const narrowest = '@media (max-width: 22.4rem)'
/** From 350 px there is room for ticks between the four tabs of the quiz. In rem, so that it follows the text size. */
export const roomForTicks = '@media (min-width: 21.875rem)'
/** Firefox before 121 has no `:has()`. There the focus ring also appears after a click. */
export const noHas = '@supports not selector(:has(*))'
/**
 * A radio that was reached with an arrow key. WebKit treats it like a click (`:focus-visible` is false), so the list
 * marks keyboard use itself: components/quiz/keyboard-selection.ts.
 */
export const movedByKeys = '&:is([data-by-keys] > *):has(> :checked:focus)'
/** Right-to-left languages: whatever has a direction along the line is mirrored. */
export const rightToLeft = '[dir=rtl] &'
export const current = '&[aria-current]'
/** This device has a result that is not in an account: client/device/result-mark.ts. */
export const resultWaits = ':root[data-result=waiting] &'
/** This device has a result, in an account, that has been opened. */
export const seenResult = ':root[data-result=seen] &'
/** This device has a result, in an account or not, that has not been opened yet. */
export const newResult = ':root[data-result]:not([data-result=seen]) &'
