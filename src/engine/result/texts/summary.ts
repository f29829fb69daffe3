import type { Result, ResultScore, ResultTrait } from '#types/api.generated.ts'
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

/** The scores that the sentence about a result can name: those with a value, a clause and a good end. */
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
    return [{ id: score.id, phrase: band.phrase, isGood, goodness }]
  })

const lowestOf = (named: readonly NamedScore[]): NamedScore | undefined => {
  const [first, ...others] = named
  return first && others.reduce((low, score) => (score.goodness < low.goodness ? score : low), first)
}

/** The score that the sentence about a result names first; undefined if it names none. */
export const lowestNamed = (scores: readonly ResultScore[]): Pick<NamedScore, 'id'> | undefined =>
  lowestOf(namedScores(scores))

/**
 * The clause of the score nearest to its good end, other than `lowest`, if its band is a good one; of equal scores the first one of
 * the content. undefined: there is none, because a second thing to worry about is no strength.
 */
export const strengthOf = (scores: readonly ResultScore[], lowest = lowestNamed(scores)): string | undefined => {
  const [first, ...others] = namedScores(scores).filter(({ id, isGood }) => isGood && id !== lowest?.id)
  return first && others.reduce((high, score) => (score.goodness > high.goodness ? score : high), first).phrase
}

/**
 * The sentence that sums up a result: the clause of the score nearest to its bad end, and that of a strength. A score without a
 * value, a clause or a good end is not named; of equal scores the first one of the content is. null: there is no clause to show.
 *
 * @param strength of all scores, also of those that a preview hides
 */
export const summaryOf = (
  { result: { scores }, strength }: { readonly result: Pick<Result, 'scores'>; readonly strength?: string | undefined },
  { one, two }: ReportPage['scores']['summary'],
  locale: string,
): string | null => {
  const lowest = lowestOf(namedScores(scores))?.phrase
  if (lowest === undefined) return null
  const sentence =
    strength === undefined || strength === lowest ? fill(one, { lowest }) : fill(two, { lowest, highest: strength })
  return capitalised(sentence, locale)
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
