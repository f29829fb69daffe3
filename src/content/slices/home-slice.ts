import { scoreScales } from '#content/model/score-scales.ts'
import { rangeAt } from '#engine/range-at.ts'
import { wordsOfModules } from './select.ts'
import type { VersionedContent } from './slices.ts'

/** What the home page needs. */
export const homeSlice = ({ content }: VersionedContent<'home'>) => {
  const { pages, constants, scores, site } = content
  const scales = scoreScales(content)
  const sample = (scores.teaser_sample ?? []).flatMap(({ score: id, value, blurred }) =>
    scores.scores
      .filter((score) => score.id === id)
      .map(({ label, mirror, bands = [], unit }) => ({
        id,
        name: label,
        value,
        blurred,
        /** null: the scale from 0 to 100 that mirrored scores have. */
        scale: mirror
          ? null
          : {
              ...(scales.get(id)?.range ?? { from: 0, to: 100 }),
              decimals: scales.get(id)?.decimals ?? 0,
              ...(unit === undefined ? {} : { unit }),
            },
        band: (mirror ? rangeAt(scores.bands?.concern ?? [], value) : rangeAt(bands, value)) ?? null,
      })),
  )
  return {
    locale: site.locale,
    page: pages.home,
    waiting: wordsOfModules(content, pages.quiz.waiting, { saved: 'accounts' }),
    interval_ms: constants.carousel.interval_ms,
    /** The bands for the legend, which is only shown for mirrored scores; others have bands of their own. */
    bands: sample.some(({ scale }) => scale === null) ? (scores.bands?.concern ?? []) : [],
    sample,
    scale: pages.report.scores.scale,
  }
}

export type HomeSlice = ReturnType<typeof homeSlice>
