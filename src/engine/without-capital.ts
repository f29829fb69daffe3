/**
 * A text as it is inside a sentence. An abbreviation such as PCOS keeps its capitals, and German writes every noun with one, wherever
 * it is.
 */
export const withoutCapital = (text: string, locale: string): string =>
  /^(?:de|lb)\b/i.test(locale) || /^\p{Lu}[\p{Lu}\p{Nd}]/u.test(text)
    ? text
    : text.charAt(0).toLocaleLowerCase(locale) + text.slice(1)
