/** The reasons for each product, those that it shares with fewer others first: they tell it apart. */
export const ownReasonsFirst = (
  products: readonly { readonly reasons: readonly string[] }[],
): readonly (readonly string[])[] => {
  const shared = (reason: string): number => products.filter(({ reasons }) => reasons.includes(reason)).length
  // `sort` is stable: of equally rare reasons the strongest stays first.
  return products.map(({ reasons }) => [...reasons].sort((a, b) => shared(a) - shared(b)))
}
