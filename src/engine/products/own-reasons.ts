type WithReasons = { readonly reasons: readonly string[] }

/** The reasons that several products all have in common, which therefore do not help to choose. */
export const reasonsInCommon = (shown: readonly (readonly string[])[]): readonly string[] => {
  const [first = [], ...others] = shown
  return others.length === 0 ? [] : first.filter((reason) => others.every((reasons) => reasons.includes(reason)))
}

/** A product has at least so many reasons, as far as there are so many, even if most of the others have them too. */
const fewest = 2

/**
 * The reasons that are shown for each product, without those that are said once because all products have them: first those that the
 * fewest products have, and of equals the stronger one. A reason of more than half of the products only fills up. The last stored reason
 * is the step of the routine (`suitabilityOf`), which the product says anyway: it is shown where little else tells the product from
 * others. No two products have the same reasons unless they have no others.
 *
 * @param most how many reasons a product has at most
 */
export const shownReasons = (products: readonly WithReasons[], most: number) => {
  const inCommon = reasonsInCommon(products.map(({ reasons }) => reasons))
  const own: (readonly string[])[] = []
  for (const { reasons } of products) {
    const known = new Set(own.map(keyOf))
    const choices = choicesOf(reasons, inCommon, products, most)
    own.push(choices.find((some) => !known.has(keyOf(some))) ?? choices[0] ?? [])
  }
  return { inCommon: inCommon.slice(0, most), own }
}

const keyOf = (reasons: readonly string[]): string => [...reasons].sort().join('\n')

/** The best choice first, then those with another reason in place of the last one or after it. */
const choicesOf = (
  reasons: readonly string[],
  inCommon: readonly string[],
  products: readonly WithReasons[],
  most: number,
): readonly (readonly string[])[] => {
  const countOf = (reason: string): number => products.filter((one) => one.reasons.includes(reason)).length
  const isRare = (reason: string): boolean => countOf(reason) <= Math.max(1, products.length / 2)
  const step = reasons.slice(-1).filter((reason) => !inCommon.includes(reason))
  const others = reasons.slice(0, -1).filter((reason) => !inCommon.includes(reason))
  const ranked = [...others].sort((a, b) => countOf(a) - countOf(b))
  const rare = ranked.filter(isRare)
  const best = ranked.slice(0, Math.min(most, Math.max(rare.length, fewest)))
  const needsStep = rare.length === 0 || best.length < fewest
  const withStep = needsStep ? withOneMore(best, step, most) : best
  return [
    withStep,
    ...[...ranked, ...step].filter((one) => !withStep.includes(one)).map((one) => withOneMore(best, [one], most)),
  ]
}

const withOneMore = (reasons: readonly string[], more: readonly string[], most: number): readonly string[] => [
  ...reasons.slice(0, most - more.length),
  ...more,
]
