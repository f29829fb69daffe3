import type { Searchable } from './search-index.ts'

export type Hits = {
  /** The best first. */
  readonly hits: readonly Searchable[]
  /** With those that are left out. */
  readonly total: number
}

/** More than that nobody reads: another word helps. */
const most = 50

/** Values with all words of the query in their text or in what their setting is called. */
export const find = (index: readonly Searchable[], query: string): Hits => {
  const words = wordsOf(query)
  if (words.length === 0) return { hits: [], total: 0 }
  const found = index.flatMap((one) => {
    const score = scoreOf(one, words)
    return score === null ? [] : [{ one, score }]
  })
  // Sorting keeps the order of what is equally good.
  const hits = found.toSorted((a, b) => a.score - b.score).map(({ one }) => one)
  return { hits: hits.slice(0, most), total: hits.length }
}

const wordsOf = (query: string): readonly string[] => query.toLowerCase().split(/\s+/).filter(Boolean)

/** Lower is better; null: a word is missing. */
const scoreOf = ({ lowerText, lowerTitle }: Searchable, words: readonly string[]): number | null => {
  let score = lowerText === words.join(' ') ? -1 : 0
  let inText = 0
  for (const word of words) {
    const at = lowerText.indexOf(word)
    if (at !== -1) {
      inText += 1
      score += at === 0 ? 0 : isWordStart(lowerText, at) ? 1 : 2
    } else if (lowerTitle.includes(word)) score += 3
    else return null
  }
  return inText === 0 ? score + 10 : score
}

const isWordStart = (text: string, at: number): boolean => !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')

export type Piece = { readonly text: string; readonly isHit: boolean }

/** The text around the first hit, cut into the words of the query and what is between them. */
export const markedPieces = (text: string, query: string, length = 160): readonly Piece[] => {
  const words = wordsOf(query)
  const lower = text.toLowerCase()
  const first = Math.min(...words.map((word) => lower.indexOf(word)).filter((at) => at !== -1), Infinity)
  const from = Number.isFinite(first) && first > length / 2 ? first - Math.floor(length / 3) : 0
  const cut = text.slice(from, from + length)
  const shown = `${from > 0 ? '…' : ''}${cut}${from + length < text.length ? '…' : ''}`
  if (words.length === 0) return [{ text: shown, isHit: false }]
  const pattern = new RegExp(`(${words.map(escaped).join('|')})`, 'giu')
  return shown
    .split(pattern)
    .map((piece, index) => ({ text: piece, isHit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

const escaped = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
