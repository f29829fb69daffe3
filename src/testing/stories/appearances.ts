/** Settings for how a story is shown, to be spread into it: `{ ...Other, ...phone, tags: ['appearance'] }`. */
export const phone = { globals: { viewport: { value: 'phone' } } }
export const narrow = { globals: { viewport: { value: 'narrow' } } }
export const wide = { globals: { viewport: { value: 'wide' } } }
export const dark = { globals: { theme: 'dark' } }
export const darkPhone = { globals: { ...phone.globals, ...dark.globals } }
