import { capitalised } from '#content/problems/wording.ts'
import type { ScoreImpact } from '#editing/impact/impact.ts'
import type { ChangeLine } from '#editing/words/change-line.ts'
import { audienceInWords, bandMovesInWords, comparedNoun, movesInWords } from '#editing/impact/impact-words.ts'
import type { DraftImpact } from '#studio/worker/draft-impact.ts'

/** The effect of a change on people, as far as it is known for this change alone. undefined: no effect. */
export const lineImpact = (
  { asked, isText, item, kind, place }: Pick<ChangeLine, 'asked' | 'isText' | 'item' | 'kind' | 'place'>,
  { audience, impact }: DraftImpact,
): string | undefined => {
  const change = asked === undefined ? undefined : audience.find(({ id }) => id === asked)
  if (change) return sentence(audienceInWords(change))
  const score = item.place.at(-2) === 'scores' ? String(item.place.at(-1)) : undefined
  if (score === undefined || isText) return undefined
  const scores = impact.personas.flatMap(({ scores: all }) => all.filter(({ id }) => id === score))
  const [list, band] = place.slice(item.place.length)
  // Not for a deleted band, whose position is its old one.
  if (list === 'bands' && typeof band === 'number' && kind !== 'delete') {
    const changed = scores.filter(({ newBand }) => newBand)
    const coming = changed.filter(({ after }) => after?.band?.index === band).length
    const leaving = changed.filter((one) => wasIn(one, band)).length
    return `${bandMovesInWords(impact, coming, leaving)}.`
  }
  const moving = scores.filter(({ moves }) => moves).length
  const bands = scores.filter(({ newBand }) => newBand).length
  return moving + bands === 0 ? `No ${comparedNoun(impact)} moves.` : `${movesInWords(impact, moving, bands)}.`
}

/** If bands were added or deleted, the old position of this band is unknown. */
const wasIn = ({ after, before }: ScoreImpact, band: number): boolean =>
  before?.band?.index === band && before.band.count === after?.band?.count

const sentence = (text: string): string => `${capitalised(text)}.`
