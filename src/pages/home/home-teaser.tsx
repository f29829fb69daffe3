import { ButtonLink } from '#components/button.tsx'
import { PageSection } from '#components/site/page-section.tsx'
import { ScoreKey, ScoreTeaser } from '#components/result/score-teaser.tsx'
import { Split } from '#components/site/split.tsx'
import type { HomeSlice } from '#content/vite/slices.ts'
import { fill } from '#engine/format.ts'
import { SiteLink } from '#pages/site-link.tsx'

/** Sample scores on the concern scale, where a high number needs attention. */
export const HomeTeaser = ({ content }: { readonly content: HomeSlice }) => {
  const { bands, page, sample } = content
  const { heading, out_of, overlay, range, sample_note, text, value: words } = page.teaser
  return (
    <PageSection>
      <Split
        heading={heading}
        text={text}
        more={
          <ScoreKey
            entries={bands.map((band) => ({ ...band, range: fill(range, { from: band.from, to: band.to }) }))}
          />
        }
      >
        <ScoreTeaser
          note={sample_note}
          outOf={out_of}
          scores={sample.map((score) => ({
            ...score,
            spoken: fill(words, { score: score.name, value: score.value, word: score.band?.label ?? '' }),
          }))}
          overlay={{
            heading: overlay.heading,
            text: overlay.text,
            action: (
              <ButtonLink href={overlay.action.to} link={SiteLink} width="full">
                {overlay.action.label}
              </ButtonLink>
            ),
          }}
        />
      </Split>
    </PageSection>
  )
}
