/** The list with the entry at `from` moved to the position `to`; unchanged if there is no such position. */
export const withEntryMoved = <Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] => {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}
