/**
 * The reasons that are shown for each product: its strongest ones, and of these first those that it shares with fewer others, which tell
 * it apart.
 *
 * @param most how many reasons a product has at most
 */
export const ownReasonsFirst = (
  products: readonly { readonly reasons: readonly string[] }[],
  most: number,
): readonly (readonly string[])[] => {
  const strongest = products.map(({ reasons }) => reasons.slice(0, most))
  const shared = (reason: string): number => strongest.filter((reasons) => reasons.includes(reason)).length
  // `sort` is stable: of equally rare reasons the strongest stays first.
  return strongest.map((reasons) => [...reasons].sort((a, b) => shared(a) - shared(b)))
}

/** The reasons that all of several products show: they tell none of them apart. */
export const reasonsInCommon = (shown: readonly (readonly string[])[]): readonly string[] => {
  const [first = [], ...others] = shown
  return others.length === 0 ? [] : first.filter((reason) => others.every((reasons) => reasons.includes(reason)))
}

/** The reasons that are shown for each product, without those that all of them show: these are said once. */
export const shownReasons = (products: Parameters<typeof ownReasonsFirst>[0], most: number) => {
  const reasons = ownReasonsFirst(products, most)
  const inCommon = reasonsInCommon(reasons)
  return { inCommon, own: reasons.map((some) => some.filter((reason) => !inCommon.includes(reason))) }
}
