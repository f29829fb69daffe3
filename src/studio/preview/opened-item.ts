import type { Place } from '#editing/place.ts'

/** An item of the tree, or a field of it. */
export type OpenedItem = { readonly file: string; readonly place: Place }
