/** All reports of a user, newest first: read, download, delete, compare two. */
import { useSearchParams } from 'react-router-dom'
import { Button, ButtonLink } from '#components/button.tsx'
import { Loading } from '#components/loading.tsx'
import { recipe } from '#components/recipe.ts'
import { EmptyState, FailedState } from '#components/state-card.tsx'
import { SiteLink } from '#pages/site-link.tsx'
import { ComparePart } from './compare-part.tsx'
import { DashboardContext, useDashboard, type DashboardParts } from './dashboard-scope.tsx'
import { ReportList } from './report-list.tsx'
import { useLoad } from './use-load.ts'

export const ReportHistoryPage = (parts: DashboardParts) => (
  <DashboardContext value={parts}>
    <ReportHistory />
  </DashboardContext>
)

const ReportHistory = () => {
  const { calls, content, user } = useDashboard()
  const words = content.page.report_history
  const { again, is, put } = useLoad(`reports ${user.id}`, (signal) => calls.readReports(user.id, signal))
  const [search, setSearch] = useSearchParams()
  const reports = is.state === 'ready' ? is.value : []
  /** Which two are compared stands in the address: so the way back is the browser's own. */
  const two = ['from', 'to'].map((name) => reports.find(({ id }) => id === search.get(name)))
  const [before, after] = two
  return (
    <>
      <header className={recipe('stack', { gap: 'md' })}>
        <h1 className={recipe('text', { style: 'title' })}>{words.heading}</h1>
        <p className={recipe('text', { style: 'lead', width: 'measure' })}>{words.lead}</p>
        <div>
          <ButtonLink href={words.retake.to} link={SiteLink}>
            {words.retake.label}
          </ButtonLink>
        </div>
      </header>
      {is.state === 'loading' && <Loading text={words.states.loading} blocks={3} height="line" />}
      {is.state === 'failed' && (
        <FailedState
          art="states/failed.svg"
          heading={words.states.failed.heading}
          text={words.states.failed.text}
          actions={<Button onClick={again}>{words.states.failed.action}</Button>}
        />
      )}
      {is.state === 'ready' && reports.length === 0 && (
        <EmptyState
          art="states/empty_reports.svg"
          heading={words.states.empty.heading}
          text={words.states.empty.text}
          actions={
            <ButtonLink href={words.states.empty.action.to} link={SiteLink} look="outline">
              {words.states.empty.action.label}
            </ButtonLink>
          }
        />
      )}
      {reports.length > 0 && (
        <ReportList
          reports={reports}
          onGone={(id) => put(reports.filter((report) => report.id !== id))}
          onCompare={(from, to) => setSearch({ from, to }, { preventScrollReset: true })}
        />
      )}
      {before && after && (
        <ComparePart
          key={`${before.id} ${after.id}`}
          reports={reports}
          before={before}
          after={after}
          onSwap={() => setSearch({ from: after.id, to: before.id }, { replace: true, preventScrollReset: true })}
        />
      )}
    </>
  )
}
