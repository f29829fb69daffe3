/**
 * Whether some texts together contain every word of a query, as a part of a word, too. Upper case, accents and the form of apostrophes make
 * no difference. A query without words matches everything.
 */
export const matchesWords = (query: string): ((texts: readonly (string | null)[]) => boolean) => {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return (texts) => {
    const text = folded(texts.filter((one) => one !== null).join(' '))
    return words.every((word) => text.includes(word))
  }
}

/**
 * A text without upper case, accents and typographic apostrophes, which keyboards do not have. NFD separates a letter from its accents, which are
 * then left out.
 */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase()
