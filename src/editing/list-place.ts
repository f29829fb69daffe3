import type { Place } from './place.ts'

/** A list of the content. */
export type ListPlace = { readonly file: string; readonly list: Place }
/** An entry of a list: its id, or its position when it has none. */
export type EntryPlace = ListPlace & { readonly entry: string | number }
