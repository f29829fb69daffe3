/** The id of a product's row in a report, to which a step of the routine links. */
export const productRowId = (product: number): string => `product-${product}`
