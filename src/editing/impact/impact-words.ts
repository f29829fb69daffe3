import { counted } from '#content/problems/wording.ts'
import type { AudienceChange } from './audience.ts'
import type { Impact } from './impact.ts'

type Compared = Pick<Impact, 'areExamples' | 'personas'>

/** The noun for the people whose results are compared: `persona`, or `example visitor` in a content without personas. */
export const comparedNoun = ({ areExamples }: Pick<Impact, 'areExamples'>): string =>
  areExamples ? 'example visitor' : 'persona'

/** `8 personas` */
export const comparedInWords = (impact: Compared): string =>
  counted(impact.personas.length, comparedNoun(impact), `${comparedNoun(impact)}s`)

/** `2 of 8 personas move, 1 changes band; 3 get other results`. An empty text: nothing changes for the personas. */
export const impactInWords = (impact: Impact): string => {
  const { changeBand, changeQuestions, changeResult, move } = impact.summary
  const all = impact.personas.length
  const parts = [
    ...(move + changeBand > 0 ? [movesInWords(impact, move, changeBand)] : []),
    ...(changeResult > 0
      ? [`${changeResult} of ${all} ${changeResult === 1 ? 'gets' : 'get'} other recommendations or reasons`]
      : []),
    ...(changeQuestions > 0
      ? [`${changeQuestions} of ${all} ${changeQuestions === 1 ? 'is' : 'are'} asked other questions`]
      : []),
  ]
  return parts.join('; ')
}

/** How many of the personas get another value, and how many another band, which can change without the value when a border moves. */
export const movesInWords = (impact: Compared, move: number, changeBand: number): string => {
  const all = comparedInWords(impact)
  const verb = changeBand > 1 ? 'change' : 'changes'
  if (move === 0) return `${changeBand} of ${all} ${verb} band`
  return `${move} of ${all} ${move === 1 ? 'moves' : 'move'}, ${changeBand || 'none'} ${verb} band`
}

/** How many of the personas come into a band that has changed, and how many leave it. */
export const bandMovesInWords = (impact: Compared, coming: number, leaving: number): string => {
  const all = comparedInWords(impact)
  const enter = `${coming} of ${all} ${coming === 1 ? 'comes' : 'come'} into this band`
  const leave = leaving === 1 ? 'leaves' : 'leave'
  if (coming + leaving === 0) return `No ${comparedNoun(impact)} comes into this band or leaves it`
  if (coming === 0) return `${leaving} of ${all} ${leave} this band`
  return leaving === 0 ? enter : `${enter}, ${leaving} ${leave} it`
}

/** `asked of fewer people: about 1 in 4 (before: everybody)` */
export const audienceInWords = ({ after, before }: AudienceChange): string => {
  if (before === null) return `asked of ${shareInWords(after ?? 0)}`
  if (after === null) return 'no longer asked'
  const [was, is] = [shareInWords(before), shareInWords(after)]
  // The shares are the same in words, but the people are not.
  if (was === is) return `asked of other people: ${is}, as before`
  return `asked of ${after < before ? 'fewer' : 'more'} people: ${is} (before: ${was})`
}

const shares: readonly (readonly [share: number, words: string])[] = [
  [1 / 20, 'about 1 in 20'],
  [1 / 10, 'about 1 in 10'],
  [1 / 6, 'about 1 in 6'],
  [1 / 5, 'about 1 in 5'],
  [1 / 4, 'about 1 in 4'],
  [1 / 3, 'about 1 in 3'],
  [1 / 2, 'about half'],
  [2 / 3, 'about 2 in 3'],
  [3 / 4, 'about 3 in 4'],
  [4 / 5, 'about 4 in 5'],
  [9 / 10, 'about 9 in 10'],
]

/** From 0 to 1: `nobody`, `about 1 in 4`, `everybody`. */
export const shareInWords = (share: number): string => {
  if (share === 0) return 'nobody'
  if (share === 1) return 'everybody'
  if (share < 1 / 30) return 'very few'
  if (share > 0.95) return 'nearly everybody'
  const [nearest] = shares.toSorted((a, b) => Math.abs(a[0] - share) - Math.abs(b[0] - share))
  return nearest?.[1] ?? ''
}
