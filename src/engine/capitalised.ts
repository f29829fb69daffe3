/** The text with its first letter in upper case. */
export const capitalised = (text: string, locale: string): string => {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase(locale) + rest.join('')
}
