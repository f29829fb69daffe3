import type { SampleScore } from '#components/result/score-teaser.tsx'
import type { HomeSlice } from '#content/slices/home-slice.ts'
import { fill } from '#engine/format.ts'
import { scaleText, scoreSentence } from '#engine/result/scores/score-texts.ts'
import { formatValue } from '#engine/result/scores/score-numbers.ts'
import type { ShownScore } from '#engine/result/scores/shown-score.ts'
import type { HomePage } from '#types/content.generated.ts'

export type Teaser = NonNullable<HomePage['teaser']>

/** An invented score of the home page: a mirrored one as its concern, any other on its own scale. */
export const sampleScore = (
  { band, scale, ...sample }: HomeSlice['sample'][number],
  teaser: Teaser,
  { locale, scale: words }: Pick<HomeSlice, 'locale' | 'scale'>,
): SampleScore => {
  const { id, name, value, blurred } = sample
  const shown = {
    id,
    name,
    value,
    blurred,
    band: band && { colour: band.colour ?? 'primary', label: band.label },
  }
  if (scale === null)
    return {
      ...shown,
      outOf: teaser.out_of,
      spoken: fill(teaser.value, { score: name, value, word: band?.label ?? '' }),
    }
  const score: ShownScore = {
    name,
    value,
    ...scale,
    direction: 'neutral',
    band: shown.band,
    isMirrored: false,
  }
  const texts = { out_of: teaser.out_of, scale: words }
  return {
    ...shown,
    range: scale,
    number: formatValue(value, scale, locale),
    outOf: scaleText(score, texts, locale),
    spoken: scoreSentence(score, texts, teaser.value, locale),
  }
}
