import type { Result, ResultClauses, ResultScore, ResultTrait } from '#types/api.generated.ts'
import type { ReportPage } from '#types/content.generated.ts'
import { capitalised } from '#engine/capitalised.ts'
import { fill } from '#engine/format.ts'
import { shownScore } from '#engine/result/scores/shown-score.ts'

type NamedScore = {
  readonly id: string
  readonly phrase: string
  /** Whether its band is a good one. */
  readonly isGood: boolean
  /** 0 (bad end) to 1 (good end). */
  readonly goodness: number
}

/**
 * The scores that the sentence about a result can name: those with a value, a clause and a good end. A good band is named only if at
 * least half of the questions of its score are answered: after few answers, a lack of signs of a problem is no reason for praise.
 */
const namedScores = (scores: readonly ResultScore[]): readonly NamedScore[] =>
  scores.flatMap((score) => {
    const { band, direction, from, isMirrored, to, value } = shownScore(score)
    if (value === null || band?.phrase === undefined || direction === 'neutral' || from === to) return []
    const share = (value - from) / (to - from)
    const goodness = direction === 'high_is_good' ? share : 1 - share
    // `primary` is the middle band of a mirrored score. A band of its own has it if its content gives it no colour.
    const isGood =
      band.colour === 'success' ||
      band.colour === 'green' ||
      (band.colour === 'primary' && !isMirrored && goodness >= 0.5)
    if (isGood && score.answered < score.skipped) return []
    return [{ id: score.id, phrase: band.phrase, isGood, goodness }]
  })

const lowestOf = ([first, ...others]: readonly NamedScore[]): NamedScore | undefined =>
  first && others.reduce((low, score) => (score.goodness < low.goodness ? score : low), first)

const highestOf = ([first, ...others]: readonly NamedScore[]): NamedScore | undefined =>
  first && others.reduce((high, score) => (score.goodness > high.goodness ? score : high), first)

/** The score that the sentence about a result names first; undefined if it names none. */
export const lowestNamed = (scores: readonly ResultScore[]): Pick<NamedScore, 'id'> | undefined =>
  lowestOf(namedScores(scores))

/**
 * The clauses of the sentence that sums up a result: that of the score nearest to its bad end, and that of the one nearest to its good
 * end, if its band is a good one, because a second thing to worry about is no encouragement. Of equal scores the first one of the
 * content is named. undefined: no score has a clause to show.
 */
export const clausesOf = (scores: readonly ResultScore[]): ResultClauses | undefined => {
  const named = namedScores(scores)
  const lowest = lowestOf(named)
  if (!lowest) return undefined
  const strength = highestOf(named.filter(({ id, isGood }) => isGood && id !== lowest.id))?.phrase
  return { lowest: lowest.phrase, ...(strength !== undefined && strength !== lowest.phrase && { strength }) }
}

/** The sentence that sums up a result. null: there is no clause to show. */
export const summaryOf = (
  clauses: ResultClauses | undefined,
  { one, two }: ReportPage['scores']['summary'],
  locale: string,
): string | null => {
  if (!clauses) return null
  const { lowest, strength } = clauses
  return capitalised(strength === undefined ? fill(one, { lowest }) : fill(two, { lowest, highest: strength }), locale)
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
