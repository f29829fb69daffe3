import { idOf, indexOf } from '#editing/place.ts'
import { sequenceDiff } from '#editing/sequence-diff.ts'

/**
 * Matches the entries of two lists with the same origin: returns for each entry here its index there, or undefined if it is gone. Entries
 * with an id are matched by it, others by their value. Unmatched entries between two matches are taken as the same entries with changed
 * values if there are equally many on both sides.
 */
export const counterparts = (here: readonly unknown[], there: readonly unknown[]): readonly (number | undefined)[] => {
  const found: (number | undefined)[] = here.map((entry) => {
    const id = idOf(entry)
    return id === undefined ? undefined : indexOf(there, id)
  })
  const [left, right] = [here, there].map((list) =>
    [...list.entries()]
      .filter(([, entry]) => idOf(entry) === undefined)
      .map(([index, entry]) => ({ index, text: JSON.stringify(entry) })),
  )
  if (!left || !right) return found
  const pairs = commonPairs(left, right)
  const free = new Set(right.keys())
  for (const [, at] of pairs) free.delete(at)
  const matched = new Map(pairs)
  // Equal entries that have moved.
  for (const [at, { text }] of left.entries()) {
    const moved = matched.has(at) ? undefined : [...free].find((other) => right[other]?.text === text)
    if (moved === undefined) continue
    matched.set(at, moved)
    free.delete(moved)
  }
  for (const [at, other] of changedPairs(left.length, right.length, pairs, matched, free)) matched.set(at, other)
  for (const [at, other] of matched) {
    const index = left[at]?.index
    if (index !== undefined) found[index] = right[other]?.index
  }
  return found
}

type Numbered = { readonly index: number; readonly text: string }
type Pair = readonly [here: number, there: number]

/** The longest common subsequence. */
const commonPairs = (a: readonly Numbered[], b: readonly Numbered[]): readonly Pair[] => {
  const texts = (list: readonly Numbered[]) => list.map(({ text }) => text)
  let [here, there] = [0, 0]
  return sequenceDiff(texts(a), texts(b)).flatMap(({ kind }): readonly Pair[] => {
    const pair = [here, there] as const
    if (kind !== 'added') here += 1
    if (kind !== 'removed') there += 1
    return kind === 'same' ? [pair] : []
  })
}

/** Pairs up the unmatched entries between two pairs, if there are equally many on both sides. */
const changedPairs = (
  here: number,
  there: number,
  pairs: readonly Pair[],
  matched: ReadonlyMap<number, number>,
  free: ReadonlySet<number>,
): readonly Pair[] => {
  const ends: readonly Pair[] = [...pairs, [here, there]]
  return ends.flatMap(([endHere, endThere], index): readonly Pair[] => {
    const [startHere, startThere] = ends[index - 1] ?? [-1, -1]
    const left = numbers(startHere + 1, endHere).filter((at) => !matched.has(at))
    const right = numbers(startThere + 1, endThere).filter((at) => free.has(at))
    if (left.length !== right.length) return []
    return left.flatMap((at, n): readonly Pair[] => (right[n] === undefined ? [] : [[at, right[n]]]))
  })
}

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(to - from, 0) }, (_, index) => from + index)
