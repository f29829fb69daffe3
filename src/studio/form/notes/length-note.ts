/** '98 of 120', once a text is near its maximum length. In characters (code points), as the check counts them. */
export const lengthNote = (text: string, maxLength: number | undefined): string | undefined => {
  const { length } = [...text]
  return maxLength !== undefined && length > maxLength * 0.8 ? `${length} of ${maxLength}` : undefined
}
