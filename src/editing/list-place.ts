import type { FilePlace, Place } from './place.ts'

/** A list of the content. */
export type ListPlace = { readonly file: string; readonly list: Place }
/** An entry of a list: its id, or its position when it has none. */
export type EntryPlace = ListPlace & { readonly entry: string | number }

/** The place of an entry or, if it has no id, that of its list: afterwards, its position is that of another entry. */
export const lastingPlace = ({ entry, file, list }: EntryPlace): FilePlace => ({
  file,
  place: typeof entry === 'number' ? list : [...list, entry],
})
