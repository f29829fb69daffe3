type Range = { readonly from: number; readonly to: number }

/** The first range that contains a value; both ends belong to a range. undefined: there is no such range, or no value. */
export const rangeAt = <One extends Range>(ranges: readonly One[], value: number | null | undefined): One | undefined =>
  value === null || value === undefined ? undefined : ranges.find(({ from, to }) => value >= from && value <= to)
