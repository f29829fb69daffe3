import { literalPattern } from '#engine/literal-pattern.ts'
import { folded } from '#engine/matches-words.ts'
import type { Searchable } from './search-index.ts'

export type Hits = {
  /** Best first. */
  readonly hits: readonly Searchable[]
  /** Includes the hits that are left out. */
  readonly total: number
}

/** The maximum number of hits shown. Nobody reads more; another search word helps. */
const most = 50

/**
 * Finds values with all words of the query in their text, in the title of their setting, or in the names of the entries around it. A value
 * is not found by those names alone, because they find all values of an entry.
 */
export const find = (index: readonly Searchable[], query: string): Hits => {
  const words = wordsOf(query)
  if (words.length === 0) return { hits: [], total: 0 }
  const found = index.flatMap((one) => {
    const score = scoreOf(one, words)
    return score === null ? [] : [{ one, score }]
  })
  // Sorting is stable, so equally good hits keep their order.
  const hits = found.toSorted((a, b) => a.score - b.score).map(({ one }) => one)
  return { hits: hits.slice(0, most), total: hits.length }
}

const wordsOf = (query: string): readonly string[] => folded(query).split(/\s+/).filter(Boolean)

/** Lower is better; null: a word is missing. */
const scoreOf = ({ foldedAround, foldedText, foldedTitle }: Searchable, words: readonly string[]): number | null => {
  const phrase = words.join(' ')
  let score = foldedText === phrase ? -1 : 0
  // Less than any text has that contains the words only apart: whoever types several words usually reads them somewhere.
  if (words.length > 1 && foldedText.includes(phrase)) score -= 2 * words.length
  let inText = 0
  let onlyAround = 0
  for (const word of words) {
    const at = foldedText.indexOf(word)
    if (at !== -1) {
      inText += 1
      score += at === 0 ? 0 : isWordStart(foldedText, at) ? 1 : 2
    } else if (foldedTitle.includes(word)) score += 3
    else if (foldedAround.includes(word)) {
      onlyAround += 1
      score += 4
    } else return null
  }
  if (onlyAround > 0 && words.every((word) => foldedAround.includes(word))) return null
  return inText === 0 ? score + 10 : score
}

const isWordStart = (text: string, at: number): boolean => !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')

export type Piece = { readonly text: string; readonly isHit: boolean }

/** How much of a text is shown, in characters. */
const excerptLength = 160

/** The text around the first hit, cut into the words of the query and what is between them. */
export const markedPieces = (text: string, query: string): readonly Piece[] => {
  const words = wordsOf(query)
  const hits = hitsIn(text, words)
  const first = hits[0]?.from ?? 0
  const from = first > excerptLength / 2 ? first - Math.floor(excerptLength / 3) : 0
  const to = Math.min(from + excerptLength, text.length)
  const pieces: Piece[] = from > 0 ? [{ text: '…', isHit: false }] : []
  let at = from
  for (const hit of hits.filter((one) => one.from >= from && one.from < to)) {
    pieces.push({ text: text.slice(at, hit.from), isHit: false })
    at = Math.min(hit.to, to)
    pieces.push({ text: text.slice(hit.from, at), isHit: true })
  }
  pieces.push({ text: `${text.slice(at, to)}${to < text.length ? '…' : ''}`, isHit: false })
  return pieces.filter((piece) => piece.text !== '')
}

/** The ranges of the words. Folding can change the length of a text, so each folded character remembers its original position. */
const hitsIn = (text: string, words: readonly string[]): readonly { readonly from: number; readonly to: number }[] => {
  if (words.length === 0) return []
  let plain = ''
  const origins: number[] = []
  let at = 0
  for (const character of text) {
    const letters = folded(character)
    plain += letters
    for (let index = 0; index < letters.length; index += 1) origins.push(at)
    at += character.length
  }
  const pattern = new RegExp(words.map(literalPattern).join('|'), 'gu')
  return [...plain.matchAll(pattern)].map(({ 0: { length }, index }) => ({
    from: origins[index] ?? 0,
    to: origins[index + length] ?? text.length,
  }))
}
