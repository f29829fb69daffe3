/** All subsets but the empty one. Their number doubles with each item. */
export const subsetsOf = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items
    .reduce<readonly (readonly Item[])[]>((all, item) => [...all, ...all.map((some) => [...some, item])], [[]])
    .slice(1)
