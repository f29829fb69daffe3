/** '98 of 120', once a text comes near the length that it may have. */
export const lengthNote = (text: string, maxLength: number | undefined): string | undefined =>
  maxLength !== undefined && text.length > maxLength * 0.8 ? `${text.length} of ${maxLength}` : undefined
