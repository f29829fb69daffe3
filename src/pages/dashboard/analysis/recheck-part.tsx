import { ButtonLink } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { recipe } from '#components/recipe.ts'
import { fill, formatDay } from '#engine/format.ts'
import { recheckOf } from '#engine/result/plan/recheck.ts'
import { ReportSection } from '#pages/report/report-section.tsx'
import { SiteLink } from '#pages/site-link.tsx'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'

/** When to take the quiz again. */
export const RecheckPart = ({ createdAt }: { readonly createdAt: string }) => {
  const { browser, content } = useDashboard()
  const { format, recheck } = content.constants
  const words = content.page.analysis.recheck
  const { due, from, to } = recheckOf(createdAt, browser.now().toISOString(), recheck, format.time_zone)
  return (
    <ReportSection id="recheck" heading={words.heading}>
      <Card>
        <div className={recipe('row', { align: 'between', gap: 'md' })}>
          <p>
            {due
              ? words.due
              : fill(from === to ? words.one_day : words.text, {
                  from: formatDay(from, format),
                  to: formatDay(to, format),
                })}
          </p>
          <ButtonLink href={words.action.to} link={SiteLink} variant={due ? 'solid' : 'outline'}>
            {words.action.label}
          </ButtonLink>
        </div>
      </Card>
    </ReportSection>
  )
}
