/** A text without invisible differences: white space is normalised, and soft hyphens are removed. */
export const plainText = (text: string): string => text.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim()
