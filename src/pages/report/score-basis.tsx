import { recipe } from '#components/recipe.ts'
import type { ReportPage } from '#types/content.generated.ts'
import { basisSentences } from '#engine/result/texts/report-texts.ts'
import { SiteLink } from '#pages/site-link.tsx'
import type { Result } from '#types/api.generated.ts'
import type { PageLink } from './routines.tsx'

type Props = {
  readonly result: Result
  readonly words: ReportPage['scores']
  /** Where the user sees what they have agreed to, if answers were left out because of that. */
  readonly consents?: PageLink | undefined
  /** What a result is not. */
  readonly notADiagnosis?: string
}

/** Small, below the scores: how many answers they are based on, and why some were left out. */
export const ScoreBasis = ({ consents, notADiagnosis, result, words }: Props) => (
  <div
    className={`${recipe('text', { style: 'small', tone: 'muted', width: 'measure' })} ${recipe('stack', { gap: '2xs' })}`}
  >
    <p>
      {basisSentences(result, words).join(' ')} {consents && <SiteLink href={consents.href}>{consents.label}</SiteLink>}
    </p>
    {notADiagnosis && <p>{notADiagnosis}</p>}
  </div>
)
