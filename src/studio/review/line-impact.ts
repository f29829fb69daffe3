import type { ChangeLine } from '#editing/words/change-line.ts'
import { audienceInWords, movesInWords } from '#editing/impact/impact-words.ts'
import type { DraftImpact } from '#studio/worker/draft-impact.ts'

/** What a change means for people, as far as that can be said of this one alone. undefined: nothing. */
export const lineImpact = (
  { asked, isText, item }: Pick<ChangeLine, 'asked' | 'isText' | 'item'>,
  { audience, impact }: DraftImpact,
): string | undefined => {
  const change = asked === undefined ? undefined : audience.find(({ id }) => id === asked)
  if (change) return sentence(audienceInWords(change))
  const score = item.place.at(-2) === 'scores' ? String(item.place.at(-1)) : undefined
  if (score === undefined || isText) return undefined
  const scores = impact.personas.flatMap(({ scores: all }) => all.filter(({ id }) => id === score))
  const moving = scores.filter(({ moves }) => moves).length
  const bands = scores.filter(({ newBand }) => newBand).length
  return moving + bands === 0 ? 'No persona moves.' : `${movesInWords(impact.personas.length, moving, bands)}.`
}

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`
