/** Where a style holds, beyond the conditions that Chakra names. */

/** The device has its own colours: it leaves only what it must. */
export const forced = '@media (forced-colors: active)'
/** High enough for bars that stay: 37.5rem, so that it follows the size of the text. */
export const tall = '@media (min-height: 37.5rem)'
export const current = '&[aria-current]'
