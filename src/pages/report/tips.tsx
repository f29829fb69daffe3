import { TipBadges } from '#components/result/tip-badges.tsx'
import type { ReportSlice } from '#content/slices/slices.ts'
import { fill } from '#engine/format.ts'
import { tipsBesideFirst } from '#engine/result/texts/report-texts.ts'
import type { FirstThing, Result } from '#types/api.generated.ts'
import { ReportSection } from './report-section.tsx'
import { wordsOfPart } from './words-of-part.ts'

type Props = {
  readonly result: Result
  readonly words: ReportSlice
  /** The first thing to do, which the page shows above. */
  readonly first?: FirstThing | undefined
  /** Shown for a badge without tips. */
  readonly empty?: string
}

/** The tips, badge by badge. */
export const Tips = ({ empty, result, first, words }: Props) => {
  const copy = wordsOfPart(words.page, 'tips')
  return (
    <ReportSection id="tips" heading={copy.heading} lead={copy.lead}>
      <TipBadges
        badges={tipsBesideFirst(result.tips, first)}
        icons={words.badge_icons}
        because={copy.because}
        more={(count) => fill(copy.more, { count })}
        evidence={words.page.ledger.evidence}
        empty={empty}
      />
    </ReportSection>
  )
}
