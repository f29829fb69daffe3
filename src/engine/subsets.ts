/**
 * All subsets but the empty one. Their number doubles with each item.
 *
 * @param most how many items a subset may have
 */
export const subsetsOf = <Item>(items: readonly Item[], most = Infinity): readonly (readonly Item[])[] =>
  items
    .reduce<readonly (readonly Item[])[]>(
      (all, item) => [...all, ...all.filter((some) => some.length < most).map((some) => [...some, item])],
      [[]],
    )
    .slice(1)

/** How many subsets of at most `most` items there are, with the empty one. */
export const subsetCount = (items: number, most: number): number => {
  let [ofSize, all] = [1, 1]
  for (let size = 1; size <= Math.min(items, most); size += 1) {
    ofSize = (ofSize * (items - size + 1)) / size
    all += ofSize
  }
  return all
}
