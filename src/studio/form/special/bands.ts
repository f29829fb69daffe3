/** A range of numbers, both ends included, with whatever else it has. */
export type Band = { readonly from: number; readonly to: number; readonly label?: string; readonly colour?: string }

/** Where each band but the first begins. */
export const bordersOf = (bands: readonly Band[]): readonly number[] => bands.slice(1).map(({ from }) => from)

/**
 * The bands with another border between the one at `index` and the next one. Their neighbours keep at least one number each, and the
 * distance of an end to the next beginning stays. undefined: nothing would change.
 */
export const withBorder = (bands: readonly Band[], index: number, border: number): readonly Band[] | undefined => {
  const [before, after] = [bands[index], bands[index + 1]]
  if (!before || !after) return undefined
  const gap = after.from - before.to
  const from = Math.min(Math.max(border, before.from + gap), after.to)
  if (from === after.from) return undefined
  return bands.with(index, { ...before, to: from - gap }).with(index + 1, { ...after, from })
}
