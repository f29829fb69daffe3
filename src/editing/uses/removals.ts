import type { ContentData } from '#editing/content-data.ts'
import type { NamedPlace } from '#editing/names/names-of.ts'
import { isWithin, markKey, ownerOf, type Mark } from './mark.ts'
import { isSameThing, thingsAt, type Thing } from './thing.ts'

/** Keeps track of what a deletion has removed so far. */
export type Removals = {
  readonly remove: (mark: Mark) => void
  /** Whether a place has been removed, or is inside something removed. */
  readonly isGone: (mark: Mark) => boolean
  /** Whether a thing is gone because the place that defines it is. */
  readonly isThingGone: (thing: Thing) => boolean
  /** The things that are gone, in the order of their removal. */
  readonly things: () => readonly Thing[]
  /** The removed places, without those inside another removed place. */
  readonly outermost: () => readonly Mark[]
}

/** @param names the places in all files that define a thing or refer to one */
export const createRemovals = (data: ContentData, names: readonly NamedPlace[]): Removals => {
  const removed = new Map<string, Mark>()
  const things: Thing[] = []

  const isGone = ({ file, path }: Mark): boolean =>
    // The path itself, and the paths of everything that contains it, up to the whole file.
    [path, ...path.map((_, length) => path.slice(0, length))].some((outer) =>
      removed.has(markKey({ file, path: outer })),
    )
  const isThingGone = (thing: Thing): boolean => things.some((one) => isSameThing(one, thing))
  const isStillDefined = (thing: Thing): boolean =>
    names.some(
      (name) => name.isDefinition && !isGone(name) && thingsAt(data, name).some((one) => isSameThing(one, thing)),
    )
  return {
    remove: (mark) => {
      removed.set(markKey(mark), mark)
      for (const name of names.filter((one) => one.isDefinition && isWithin(one, mark)))
        for (const thing of thingsAt(data, name)) {
          // Several labels can have the same value, which is gone only when the last of them is.
          const stays = name.kind === 'value' && isStillDefined(thing)
          if (!stays && !isThingGone(thing)) things.push(thing)
        }
    },
    isGone,
    isThingGone,
    things: () => things,
    outermost: () => [...removed.values()].filter((mark) => mark.path.length === 0 || !isGone(ownerOf(mark))),
  }
}
