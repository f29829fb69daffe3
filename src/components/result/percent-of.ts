/** How far along a range a value is, from 0 to 100. A range of a single value has no length: 0. */
export const percentOf = (value: number, { from, to }: { readonly from: number; readonly to: number }): number =>
  to > from ? Math.max(0, Math.min(100, (100 * (value - from)) / (to - from))) : 0
