import type { DataPath } from '#content/write/edit.ts'
import { keyOfPath } from '#editing/names/schema-nodes.ts'

/** A place that a deletion removes or changes: an entry, a setting, or, with an empty path, a whole file. */
export type Mark = { readonly file: string; readonly path: DataPath }

/** A place with its new value. */
export type NewValue = Mark & {
  readonly value: unknown
  /** The existing setting in front of which a new setting is written. */
  readonly next?: string | undefined
}

/** The mark as the key of a map. */
export const markKey = ({ file, path }: Mark): string => `${file} ${keyOfPath(path)}`

/** The list, entry or group of settings that contains the mark. */
export const ownerOf = ({ file, path }: Mark): Mark => ({ file, path: path.slice(0, -1) })

/** Whether a place is another one, or inside it. */
export const isWithin = (one: Mark, outer: Mark): boolean =>
  one.file === outer.file && outer.path.every((step, index) => one.path[index] === step)
