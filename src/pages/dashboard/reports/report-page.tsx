/** One report, as it was computed at the time: later content changes do not affect it. */
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Alert } from '#components/alert.tsx'
import { Announcement } from '#components/announcement.tsx'
import { Button, ButtonLink } from '#components/button.tsx'
import { ResultSummary } from '#components/result/result-summary.tsx'
import { Greeting } from '#components/site/greeting.tsx'
import { Loading } from '#components/loading.tsx'
import { recipe } from '#components/recipe.ts'
import { Toast } from '#components/toast.tsx'
import { fill, formatDate } from '#engine/format.ts'
import { hasNoKnownScore } from '#engine/result/scores/shown-score.ts'
import { consentsLink } from '#pages/dashboard/consents-link.ts'
import { ReportLinks } from '#pages/report/report-links.tsx'
import { ReportView } from '#pages/report/report-view.tsx'
import { summaryOfResult } from '#pages/report/summary-of-result.ts'
import { SiteLink } from '#pages/site-link.tsx'
import { withAnswers } from '#pages/dashboard/trait-answers.ts'
import { usePageTitle } from '#pages/page-title.ts'
import type { ResultReply } from '#types/api.generated.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { DeleteReportDialog } from './delete-report-dialog.tsx'
import { ReportFailed } from './report-failed.tsx'
import { photoLinks, ReportPhotos } from './report-photos.tsx'
import { useLoad } from '#pages/dashboard/use-load.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { useReportActions } from './use-report-actions.ts'

/** `id`: of the report. */
export const ReportPage = ({ id }: { readonly id: string }) => {
  const { calls, content } = useDashboard()
  const words = content.page.report_history
  const { reports: messages } = content.messages
  const { reload, result, update } = useLoad(`report ${id}`, (signal) => calls.readResult(id, signal))
  const toList = (
    <ButtonLink href={words.route} link={SiteLink} variant="quiet" icon="back">
      {words.heading}
    </ButtonLink>
  )
  if (result.state === 'ready')
    return <LoadedReport reply={result.value} onChange={(changed) => update(() => changed)} toList={toList} />
  return (
    <>
      <div className={recipe('stack', { gap: 'sm' })}>
        <div className={recipe('row', { align: 'text' })}>{toList}</div>
        <h1 className={recipe('text', { style: 'title' })} tabIndex={-1}>
          {words.heading}
        </h1>
      </div>
      {result.state === 'loading' ? (
        <Loading text={messages.loading} blocks={3} />
      ) : (
        <ReportFailed failure={result.failure} text={messages.open_failed} again={reload} />
      )}
    </>
  )
}

type LoadedReportProps = {
  readonly reply: ResultReply
  readonly onChange: (reply: ResultReply) => void
  readonly toList: ReactNode
}

const LoadedReport = ({ onChange, reply, toList }: LoadedReportProps) => {
  const { content, report, site } = useDashboard()
  const { pdf, recommendations, report_history: words } = content.page
  const actions = useReportActions()
  const [asking, setAsking] = useState(false)
  const heading = useFocusOnArrival()
  const navigate = useNavigate()
  const date = formatDate(reply.created_at, content.constants.format)
  const title = fill(pdf.title, { date })
  const summary = summaryOfResult(reply)
  usePageTitle(title, site.site)
  const remove = async () => {
    const gone = await actions.remove(reply.id)
    setAsking(false)
    // The next page shows the message. Without the heading, the user has left this page meanwhile, and stays on the other one.
    if (gone && heading.current) await navigate(words.route, { state: { message: content.messages.reports.deleted } })
  }
  return (
    <>
      <div className={recipe('stack', { gap: 'sm' })}>
        <div className={recipe('row', { align: 'text' })}>{toList}</div>
        <Greeting
          ref={heading}
          title={title}
          summary={summary && <ResultSummary {...summary} />}
          art={content.pictures.ornament}
        >
          <div className={recipe('row', { gap: 'sm' })}>
            <Button
              icon="download"
              aria-label={actions.downloading === null ? fill(words.download_label, { date }) : undefined}
              aria-disabled={actions.downloading !== null || undefined}
              onClick={() => void actions.download({ id: reply.id, date })}
            >
              {actions.downloading === null ? words.download : words.downloading}
            </Button>
          </div>
        </Greeting>
      </div>
      {actions.failure !== null && <Alert status="danger" title={actions.failure.text} />}
      <Announcement text={actions.downloading === null ? null : words.downloading_said} />
      <ReportView
        order="report"
        result={{ ...reply.result, groups: withAnswers(reply.result.groups, content.replies) }}
        first={reply.first}
        words={report}
        consents={consentsLink(reply.result, content.page)}
        links={
          <ReportLinks
            label={pdf.contents}
            result={reply.result}
            first={reply.first}
            words={report}
            after={photoLinks(reply, content.page.analysis.photos)}
          />
        }
        products={{
          href: recommendations.route,
          label: recommendations.to_products,
          lead: hasNoKnownScore(reply.result.scores) ? recommendations.lead_few : recommendations.lead,
        }}
      />
      <ReportPhotos reply={reply} onChange={onChange} />
      <div className={recipe('row', { align: 'text' })}>
        {/* The button stands alone below the report, so its label names what it deletes. */}
        <Button variant="quiet" tone="danger" icon="trash" onClick={() => setAsking(true)}>
          {fill(words.delete_label, { date })}
        </Button>
      </div>
      <DeleteReportDialog
        open={asking}
        busy={actions.deleting}
        onClose={() => setAsking(false)}
        onDelete={() => void remove()}
      />
      <Toast message={actions.toast} onGone={actions.hideToast} />
    </>
  )
}
