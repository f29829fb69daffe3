import type { DataPath } from '#content/write/edit.ts'
import { keyOfPath } from '#editing/names/schema-nodes.ts'

/** A place that a deletion removes or changes: an entry, a setting, or, with an empty path, a whole file. */
export type Mark = { readonly file: string; readonly path: DataPath }

/** A place with the value that it gets. */
export type NewValue = Mark & {
  readonly value: unknown
  /** The setting in front of which a new one is written. */
  readonly next?: string | undefined
}

/** The mark as the key of a map. */
export const markKey = ({ file, path }: Mark): string => `${file} ${keyOfPath(path)}`

/** The list, the entry or the group of settings that contains it. */
export const ownerOf = ({ file, path }: Mark): Mark => ({ file, path: path.slice(0, -1) })

/** Whether a place is another one, or inside it. */
export const isWithin = (one: Mark, outer: Mark): boolean =>
  one.file === outer.file && outer.path.every((step, index) => one.path[index] === step)
