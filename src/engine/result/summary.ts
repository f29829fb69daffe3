import type { Result, ResultScore, ResultTrait } from '#types/api.generated.ts'
import type { ReportPage } from '#types/content.generated.ts'
import { capitalised } from '#engine/capitalised.ts'
import { fill } from '#engine/format.ts'
import { shownScore } from './shown-score.ts'

type NamedScore = {
  readonly id: string
  readonly phrase: string
  /** 0 (bad end) to 1 (good end). */
  readonly goodness: number
}

/** The scores that the sentence about a result can name: those with a value, a clause and a good end. */
const namedScores = (scores: readonly ResultScore[]): readonly NamedScore[] =>
  scores.flatMap((score) => {
    const { band, direction, from, to, value } = shownScore(score)
    if (value === null || band?.phrase === undefined || direction === 'neutral' || from === to) return []
    const share = (value - from) / (to - from)
    return [{ id: score.id, phrase: band.phrase, goodness: direction === 'high_is_good' ? share : 1 - share }]
  })

const lowestOf = (named: readonly NamedScore[]): NamedScore | undefined => {
  const [first, ...others] = named
  return first && others.reduce((low, score) => (score.goodness < low.goodness ? score : low), first)
}

/** The score that the sentence about a result names first; undefined if it names none. */
export const lowestNamed = (scores: readonly ResultScore[]): Pick<NamedScore, 'id'> | undefined =>
  lowestOf(namedScores(scores))

/**
 * The sentence that sums up a result: the clause of the score nearest to its bad end, and that of the score nearest to its good
 * end. A score without a value, a clause or a good end is not named; of equal scores the first one of the content is. null: there
 * is no clause to show.
 */
export const summaryOf = (
  { scores }: Pick<Result, 'scores'>,
  { one, two }: ReportPage['scores']['summary'],
  locale: string,
): string | null => {
  const named = namedScores(scores)
  const lowest = lowestOf(named)
  if (!lowest) return null
  // Of two equal scores both are named.
  const rest = named.filter((score) => score !== lowest)
  const highest = rest.reduce((high, score) => (score.goodness > high.goodness ? score : high), rest[0] ?? lowest)
  const clauses = { lowest: lowest.phrase, highest: highest.phrase }
  return capitalised(fill(clauses.lowest === clauses.highest ? one : two, clauses), locale)
}

export type ShortTraits = { readonly title: string; readonly words: readonly string[]; readonly picture: string | null }

/**
 * The traits of the first group that have a short form, at most three, with a picture of one of them. null: there are none.
 */
export const shortForms = ({ groups }: Pick<Result, 'groups'>): ShortTraits | null => {
  for (const { title, traits } of groups) {
    const short = traits.filter(hasWord).slice(0, 3)
    if (short.length > 0)
      return {
        title,
        words: short.map(({ word }) => word),
        picture: short.map(({ picture, word_picture }) => word_picture ?? picture).find(Boolean) ?? null,
      }
  }
  return null
}

const hasWord = (trait: ResultTrait): trait is ResultTrait & { readonly word: string } => trait.word !== undefined

/** The same with a capital letter at the first word, because the words are read as one line. */
export const asLine = (short: ShortTraits, locale: string): ShortTraits => ({
  ...short,
  words: short.words.map((word, place) => (place === 0 ? capitalised(word, locale) : word)),
})

/** As `shortForms`, with the words as a line. null: no trait has a short form. */
export const shortTraits = (result: Pick<Result, 'groups'>, locale: string): ShortTraits | null => {
  const short = shortForms(result)
  return short && asLine(short, locale)
}
