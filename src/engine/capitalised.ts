/** The text with its first letter in upper case, but for words such as pH, which are written like that wherever they are. */
export const capitalised = (text: string, locale: string): string => {
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase(locale) + rest.join('')
}
