/** What depends on what: the order in which things can be worked out, or the circle that makes it impossible. */

export type Order = {
  /** 0 for what reads nothing of the others; otherwise one more than the highest level that is read. */
  readonly levels: ReadonlyMap<string, number>
  /** Ids that read one another in a circle, the first one repeated at the end. null: there is none. */
  readonly cycle: readonly string[] | null
}

/** Ids that are read but not among the keys are taken as given. */
export const orderByReads = (reads: ReadonlyMap<string, readonly string[]>): Order => {
  const readers = readersOf(reads)
  const unread = new Map([...reads].map(([id, read]) => [id, new Set(read.filter((one) => reads.has(one))).size]))
  const levels = new Map<string, number>()
  let ready = [...unread].filter(([, count]) => count === 0).map(([id]) => id)
  for (let level = 0; ready.length > 0; level += 1) {
    const next: string[] = []
    for (const id of ready) {
      levels.set(id, level)
      for (const reader of readers.get(id) ?? []) {
        const left = (unread.get(reader) ?? 0) - 1
        unread.set(reader, left)
        if (left === 0) next.push(reader)
      }
    }
    ready = next
  }
  return { levels, cycle: levels.size === reads.size ? null : findCycle(reads, levels) }
}

/** Who reads each id, in the order of the keys. */
export const readersOf = (reads: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> => {
  const readers = new Map<string, string[]>()
  for (const [id, read] of reads)
    for (const one of new Set(read)) {
      const list = readers.get(one)
      if (list) list.push(id)
      else readers.set(one, [id])
    }
  return readers
}

/** Whoever got no level reads somebody without a level: following them must come back to where it has been. */
const findCycle = (
  reads: ReadonlyMap<string, readonly string[]>,
  levels: ReadonlyMap<string, number>,
): readonly string[] => {
  const stuck = (id: string): boolean => reads.has(id) && !levels.has(id)
  const path: string[] = []
  let at = [...reads.keys()].find(stuck)
  while (at !== undefined && !path.includes(at)) {
    path.push(at)
    at = reads.get(at)?.find(stuck)
  }
  return at === undefined ? path : [...path.slice(path.indexOf(at)), at]
}
