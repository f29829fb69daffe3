/**
 * Whether some texts together contain every word of a query, as a part of a word, too. Upper case and accents make no difference. A query
 * without words matches everything.
 */
export const matchesWords = (query: string): ((texts: readonly (string | null)[]) => boolean) => {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return (texts) => {
    const text = folded(texts.filter((one) => one !== null).join(' '))
    return words.every((word) => text.includes(word))
  }
}

/** A text without upper case and accents: NFD separates a letter from its accents, which are then left out. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
