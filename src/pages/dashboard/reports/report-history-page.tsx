/** All reports of a user, newest first: open, download, delete, compare. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button, ButtonLink } from '#components/button.tsx'
import { Loading } from '#components/loading.tsx'
import { recipe } from '#components/recipe.ts'
import { EmptyState, FailedState } from '#components/state-card.tsx'
import { SiteLink } from '#pages/site-link.tsx'
import { ComparePart } from '#pages/dashboard/compare/compare-part.tsx'
import { DashboardContext, useDashboard, type DashboardParts } from '#pages/dashboard/dashboard-context.tsx'
import { ReportList } from './report-list.tsx'
import { useReports } from './use-reports.ts'

export const ReportHistoryPage = (parts: DashboardParts) => (
  <DashboardContext value={parts}>
    <ReportHistory />
  </DashboardContext>
)

const ReportHistory = () => {
  const words = useDashboard().content.page.report_history
  const [search, setSearch] = useSearchParams()
  const { again, is, more, remove } = useReports(shownIn(search))
  /** Counts the requests for a comparison, so that the same request moves the focus again. */
  const [requestCount, setRequestCount] = useState(0)
  const reports = is.state === 'ready' ? is.value.reports : []
  /** Without a report there is nothing to take again. */
  const isEmpty = is.state === 'ready' && reports.length === 0
  /**
   * The comparison and the number of listed reports are in the query string, so that they survive a reload and Back
   * works. The two reports need not be in the list.
   */
  const [before, after] = [search.get('from'), search.get('to')]
  const change = (values: Readonly<Record<string, string | null>>, replace: boolean) =>
    setSearch((known) => changed(known, values), { replace, preventScrollReset: true })
  const onGone = (id: string) => {
    remove(id)
    if (id === before || id === after) change({ from: null, to: null }, true)
  }
  const onCompare = (from: string, to: string) => {
    setRequestCount((count) => count + 1)
    // The same comparison again adds no history entry.
    change({ from, to }, from === before && to === after)
  }
  return (
    <>
      <header className={recipe('stack', { gap: 'md', prints: before && after ? 'no' : undefined })}>
        <h1 className={recipe('text', { style: 'title' })}>{words.heading}</h1>
        <p className={recipe('text', { style: 'lead', width: 'measure' })}>{words.lead}</p>
        {!isEmpty && (
          <div>
            <ButtonLink href={words.retake.to} link={SiteLink} variant="outline">
              {words.retake.label}
            </ButtonLink>
          </div>
        )}
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
      {isEmpty && (
        <EmptyState
          art="states/empty_reports.svg"
          heading={words.states.empty.heading}
          text={words.states.empty.text}
          actions={
            <ButtonLink href={words.states.empty.action.to} link={SiteLink}>
              {words.states.empty.action.label}
            </ButtonLink>
          }
        />
      )}
      {reports.length > 0 && (
        <ReportList
          reports={reports}
          more={more}
          compared={before && after ? [before, after] : null}
          requestCount={requestCount}
          onMore={(count) => change({ shown: String(count) }, true)}
          onGone={onGone}
          onCompare={onCompare}
        />
      )}
      {is.state === 'ready' && before && after && (
        <ComparePart
          key={`${before} ${after}`}
          reports={reports}
          before={before}
          after={after}
          requestCount={requestCount}
          onSwap={() => change({ from: after, to: before }, true)}
        />
      )}
    </>
  )
}

/** The greatest page size of the server. More are loaded with Show more. */
const maxPageSize = 100

const shownIn = (search: URLSearchParams): number | null => {
  const shown = Number(search.get('shown') ?? '')
  return Number.isInteger(shown) && shown > 0 ? Math.min(shown, maxPageSize) : null
}

const changed = (search: URLSearchParams, values: Readonly<Record<string, string | null>>): URLSearchParams => {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next
}
