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

export type SharedReason = { readonly reason: string; readonly count: number }

/**
 * The reason that most of several products show, but not all: of several such reasons the one that is the longest to repeat. undefined:
 * there is none, or a product would be left without a reason.
 */
export const reasonOfMost = (shown: readonly (readonly string[])[]): SharedReason | undefined =>
  [...new Set(shown.flat())]
    .map((reason) => ({ reason, having: shown.filter((reasons) => reasons.includes(reason)) }))
    .filter(({ having: { length } }) => length > 2 && length > shown.length / 2 && length < shown.length)
    .filter(({ having }) => having.every((reasons) => reasons.length > 1))
    .map(({ having, reason }) => ({ reason, count: having.length }))
    .sort((a, b) => b.count * b.reason.length - a.count * a.reason.length)[0]

/**
 * The reasons that are shown for each product, without those that are said once.
 *
 * @param saysMost the content has words for a reason that most of them share, too
 */
export const shownReasons = (products: Parameters<typeof ownReasonsFirst>[0], most: number, saysMost: boolean) => {
  const strongest = ownReasonsFirst(products, most)
  const inCommon = reasonsInCommon(strongest)
  const reasons = strongest.map((some) => some.filter((reason) => !inCommon.includes(reason)))
  const ofMost = saysMost ? reasonOfMost(reasons) : undefined
  return { inCommon, ofMost, own: reasons.map((some) => some.filter((reason) => reason !== ofMost?.reason)) }
}
