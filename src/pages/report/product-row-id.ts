/** The id of a product's row in a report, or of its card among the recommendations, to which a step of the routine links. */
export const productRowId = (product: number | string): string => `product-${product}`
