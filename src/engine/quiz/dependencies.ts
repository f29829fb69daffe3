export type Order = {
  /** 0 for an item that reads no other; otherwise one more than the highest level that it reads. Items in a cycle have none. */
  readonly levels: ReadonlyMap<string, number>
  /** The ids of one cycle, with the first repeated at the end: [a, b, a]. null: there is none. */
  readonly cycle: readonly string[] | null
}

/**
 * Sorts a dependency graph topologically, by levels (Kahn's algorithm), in linear time.
 *
 * @param reads for every item the ids that it reads. Ids that are no keys themselves are ignored.
 */
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

/** The reverse of a dependency graph: for every id the items that read it, in the order of the keys. */
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

/** An item without a level reads at least one other without a level: following those must come back to one seen before. */
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
