import { isDataMap, type DataMap } from '#content/write/edit.ts'
import { isSameData } from '#content/write/same-data.ts'
import { idOf } from '#editing/place.ts'

/** Which entries of two versions of a list correspond. */
export type MatchedEntries = {
  /** Indexes before and after. */
  readonly pairs: readonly (readonly [before: number, after: number])[]
  readonly added: readonly number[]
  readonly deleted: readonly number[]
}

/**
 * Entries are matched by id; those without an id by their value, then by what they are about (`question`, `answer` ...), and the rest in
 * order, unless they read different questions or scores: a rule that was added after another one was deleted is a new one.
 */
export const matchedEntries = (before: readonly unknown[], after: readonly unknown[]): MatchedEntries => {
  const pairs = new Map<number, number>()
  const taken = new Set<number>()
  const pair = (isSame: (a: unknown, b: unknown) => boolean) => {
    before.forEach((entry, index) => {
      if (pairs.has(index)) return
      const found = after.findIndex((other, at) => !taken.has(at) && isSame(entry, other))
      if (found === -1) return
      pairs.set(index, found)
      taken.add(found)
    })
  }
  pair((a, b) => idOf(a) !== undefined && idOf(a) === idOf(b))
  const isLeft = (entry: unknown) => idOf(entry) === undefined
  pair((a, b) => isLeft(a) && isLeft(b) && isSameData(a, b))
  pair((a, b) => isLeft(a) && isLeft(b) && subjectOf(a) !== undefined && subjectOf(a) === subjectOf(b))
  pair((a, b) => isLeft(a) && isLeft(b) && isDataMap(a) && isDataMap(b) && sourceOf(a) === sourceOf(b))
  return {
    pairs: [...pairs].toSorted(([a], [b]) => a - b),
    added: after.flatMap((_, index) => (taken.has(index) ? [] : [index])),
    deleted: before.flatMap((_, index) => (pairs.has(index) ? [] : [index])),
  }
}

/** What an entry without an id is about: a rule is about an answer to a question. */
const subjectOf = (entry: unknown): string | undefined => {
  if (!isDataMap(entry)) return undefined
  const { answer, from, is, option } = entry
  const about = [sourceOf(entry), answer ?? is ?? option ?? from].filter((one) => one !== undefined)
  return about.length > 0 ? JSON.stringify(about) : undefined
}

/** What an entry without an id reads. */
const sourceOf = ({ question, score }: DataMap): unknown => question ?? score

/**
 * The entries that have moved among those in both versions: as few as possible, preferring those that an act has moved.
 *
 * @returns their indexes before
 */
export const movedEntries = (
  pairs: MatchedEntries['pairs'],
  wasMoved: (indexBefore: number) => boolean,
): readonly number[] => {
  const others = pairs.filter(([before]) => !wasMoved(before))
  const stays = new Set(longestRising(others.map(([, after]) => after)).map((index) => others[index]?.[0]))
  // An entry that an act has moved and moved back counts as unmoved.
  const kept = pairs.filter(([before]) => stays.has(before))
  for (const pair of pairs) if (!stays.has(pair[0]) && fits(kept, pair)) kept.push(pair)
  const staying = new Set(kept.map(([before]) => before))
  return pairs.flatMap(([before]) => (staying.has(before) ? [] : [before]))
}

const fits = (kept: MatchedEntries['pairs'], [before, after]: readonly [number, number]): boolean =>
  kept.every(([otherBefore, otherAfter]) => otherBefore < before === otherAfter < after)

/** The indexes of a longest increasing subsequence. */
const longestRising = (numbers: readonly number[]): readonly number[] => {
  const best: (readonly number[])[] = []
  numbers.forEach((number, index) => {
    const front = best.filter((chain) => (numbers[chain.at(-1) ?? 0] ?? 0) < number)
    const longest = front.reduce<readonly number[]>((a, b) => (b.length > a.length ? b : a), [])
    best.push([...longest, index])
  })
  return best.reduce<readonly number[]>((a, b) => (b.length > a.length ? b : a), [])
}
