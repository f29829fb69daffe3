import { ButtonLink } from '#components/button.tsx'
import { PageSection } from '#components/site/page-section.tsx'
import { ScoreKey, ScoreTeaser } from '#components/result/score-teaser.tsx'
import { Split } from '#components/site/split.tsx'
import type { HomeSlice } from '#content/slices/home-slice.ts'
import { fill } from '#engine/format.ts'
import { SiteLink } from '#pages/site-link.tsx'
import { sampleScore, type Teaser } from './sample-score.ts'

type Props = { readonly teaser: Teaser; readonly content: HomeSlice }

/** Sample scores, mirrored ones as concerns: a high number needs attention. */
export const HomeTeaser = ({ content, teaser }: Props) => {
  const { bands, sample } = content
  const { heading, overlay, own_note, range, sample_note, text } = teaser
  return (
    <PageSection>
      <Split
        heading={heading}
        text={text}
        more={
          bands.length > 0 && (
            <ScoreKey
              entries={bands.map((band) => ({ ...band, range: fill(range, { from: band.from, to: band.to }) }))}
            />
          )
        }
      >
        <ScoreTeaser
          note={own_note ? `${sample_note} ${own_note}` : sample_note}
          scores={sample.map((score) => sampleScore(score, teaser, content))}
          overlay={{
            heading: overlay.heading,
            text: overlay.text,
            action: (
              <>
                <ButtonLink href={overlay.action.to} link={SiteLink}>
                  {overlay.action.label}
                </ButtonLink>
                {overlay.second_action && (
                  <ButtonLink href={overlay.second_action.to} link={SiteLink} variant="quiet">
                    {overlay.second_action.label}
                  </ButtonLink>
                )}
              </>
            ),
          }}
        />
      </Split>
    </PageSection>
  )
}
