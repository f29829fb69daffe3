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
import { useReports } from './use-reports.ts'

export const ReportHistoryPage = (parts: DashboardParts) => (
  <DashboardContext value={parts}>
    <ReportHistory />
  </DashboardContext>
)

const ReportHistory = () => {
  const words = useDashboard().content.page.report_history
  const { again, is, more, remove } = useReports()
  const [search, setSearch] = useSearchParams()
  const reports = is.state === 'ready' ? is.value.reports : []
  /** Which two are compared stands in the address: so the way back is the browser's own. They need not be in the list. */
  const [before, after] = [search.get('from'), search.get('to')]
  const onGone = (id: string) => {
    remove(id)
    if (id === before || id === after) setSearch({}, { replace: true, preventScrollReset: true })
  }
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
          more={more}
          onGone={onGone}
          onCompare={(from, to) => setSearch({ from, to }, { preventScrollReset: true })}
        />
      )}
      {is.state === 'ready' && before && after && (
        <ComparePart
          key={`${before} ${after}`}
          reports={reports}
          before={before}
          after={after}
          onSwap={() => setSearch({ from: after, to: before }, { replace: true, preventScrollReset: true })}
        />
      )}
    </>
  )
}
