/** A text without differences that cannot be seen: spaces, and soft hyphens. */
export const plainText = (text: string): string => text.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim()
