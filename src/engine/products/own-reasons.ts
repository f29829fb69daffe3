/** The reasons that several products all have in common, which therefore do not help to choose. */
export const reasonsInCommon = (shown: readonly (readonly string[])[]): readonly string[] => {
  const [first = [], ...others] = shown
  return others.length === 0 ? [] : first.filter((reason) => others.every((reasons) => reasons.includes(reason)))
}

/**
 * The reasons that are shown for each product, the strongest first, without those that are said once because all products have them.
 *
 * @param most how many reasons a product has at most
 */
export const shownReasons = (products: readonly { readonly reasons: readonly string[] }[], most: number) => {
  const strongest = products.map(({ reasons }) => reasons.slice(0, most))
  const inCommon = reasonsInCommon(strongest)
  return { inCommon, own: strongest.map((some) => some.filter((reason) => !inCommon.includes(reason))) }
}
