/**
 * Folds (reduces) lists that mostly grow or shrink at their end, such as the acts of a draft: only the entries after the prefix shared with
 * the last list are computed.
 */
export const createPrefixCache = <One, State>(
  initial: State,
  step: (state: State, one: One) => State,
  isSame: (a: One, b: One) => boolean = Object.is,
): ((all: readonly One[]) => State) => {
  let known: readonly { readonly one: One; readonly state: State }[] = []
  return (all) => {
    const first = all.findIndex((one, index) => {
      const before = known[index]
      return !before || !isSame(before.one, one)
    })
    const kept = known.slice(0, first === -1 ? all.length : first)
    let state = kept.at(-1)?.state ?? initial
    const added = all.slice(kept.length).map((one) => {
      state = step(state, one)
      return { one, state }
    })
    // For a shorter list the longer cache is kept, because what was undone may be redone.
    if (added.length > 0) known = [...kept, ...added]
    return state
  }
}
