/** A text as the source of a regular expression that matches exactly it, with or without the flag `u`. */
export const literalPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
