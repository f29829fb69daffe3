/** All reports of a user, newest first: open, download, delete, compare. */
import { useEffect, useRef, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router-dom'
import { pageUrl } from '#client/browser/history.ts'
import { ButtonLink } from '#components/button.tsx'
import { unmarkSeen } from '#client/device/result-mark.ts'
import { Loading } from '#components/loading.tsx'
import { PageHeading } from '#components/page-heading.tsx'
import { NoDataCard, NoReport } from '#components/result/no-data.tsx'
import { Toast } from '#components/toast.tsx'
import { SiteLink } from '#pages/site-link.tsx'
import { ComparePart } from '#pages/dashboard/compare/compare-part.tsx'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { LoadFailed } from '#pages/dashboard/load-failed.tsx'
import { ReportList } from './report-list.tsx'
import { useReportActions } from './use-report-actions.ts'
import { useReports } from './use-reports.ts'

export const ReportHistoryPage = () => {
  const { content } = useDashboard()
  const words = content.page.report_history
  const [search, setSearch] = useSearchParams()
  const { more, reload, remove, result } = useReports(shownIn(search))
  const reports = result.state === 'ready' ? result.value.reports : []
  /** Without a report there is nothing to take again. */
  const isEmpty = result.state === 'ready' && reports.length === 0
  const compared = comparedIn(search)
  /** Kept during a comparison. */
  const [ticked, setTicked] = useState<readonly string[]>(compared ?? [])
  const heading = useFocusOnComparison(compared)
  const actions = useReportActions()
  const known = useRef(0)
  useEffect(() => {
    // When the last report is deleted, the list disappears, and with it the button that the dialog would return the focus to.
    if (isEmpty && known.current > 0) heading.current?.focus()
    known.current = reports.length
  }, [heading, isEmpty, reports.length])
  useEffect(() => {
    // A result was opened on this device, so the notice in the quiz still says that there is one.
    if (isEmpty) unmarkSeen()
  }, [isEmpty])
  const onCompare = (from: string, to: string) => {
    const asked = changed(search, { from, to })
    // The second click of a double click, which comes before React has rendered the comparison, must not add another history entry.
    setSearch(asked, { replace: pageUrl()?.search === `?${asked.toString()}` })
  }
  if (compared)
    return (
      <ComparePart
        key={compared.join(' ')}
        headingRef={heading}
        list={addressOf(words.route, changed(search, { from: null, to: null }))}
        reports={reports}
        before={compared[0]}
        after={compared[1]}
        onSwap={() => setSearch((known) => changed(known, { from: compared[1], to: compared[0] }), { replace: true })}
        onGone={reload}
      />
    )
  return (
    <>
      <PageHeading title={words.heading} lead={words.lead} ref={heading} />
      {result.state === 'loading' && <Loading text={words.states.loading} blocks={3} height="line" />}
      {result.state === 'failed' && (
        <LoadFailed
          failure={result.failure}
          words={words.states.failed}
          common={content.messages.common}
          art={content.pictures.failed}
          again={reload}
        />
      )}
      {isEmpty && (
        <NoDataCard
          heading={words.states.empty.heading}
          text={words.states.empty.text}
          picture={content.pictures.empty_reports}
          actions={
            <ButtonLink href={words.states.empty.action.to} link={SiteLink}>
              {words.states.empty.action.label}
            </ButtonLink>
          }
        >
          <NoReport
            picture={content.trait_places[0]?.traits[0]?.picture ?? undefined}
            head={[words.list_heading, ...(content.short_title === null ? [] : [content.short_title])]}
            scores={content.score_names}
          />
        </NoDataCard>
      )}
      {reports.length > 0 && (
        <ReportList
          actions={actions}
          reports={reports}
          more={more}
          ticked={ticked}
          onTick={setTicked}
          onMore={(count) => setSearch((known) => changed(known, { shown: String(count) }), { replace: true })}
          onGone={remove}
          onCompare={onCompare}
        />
      )}
      <Toast message={actions.toast} onGone={actions.hideToast} />
    </>
  )
}

/**
 * A comparison takes the place of the list on the same page: its heading gets the focus, and so does that of the list afterwards.
 * Back and Forward restore the position.
 */
const useFocusOnComparison = (compared: readonly string[] | null) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const how = useNavigationType()
  const now = String(compared)
  const shown = useRef(now)
  useEffect(() => {
    if (shown.current === now) return
    shown.current = now
    heading.current?.focus({ preventScroll: true })
    if (how !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [how, now])
  return heading
}

/**
 * The ids of the two reports that are compared, the older one first. null: the reports are listed.
 *
 * The comparison and the number of listed reports are in the query string, so that they survive a reload and Back works. The two
 * reports need not be in the list.
 */
export const comparedIn = (search: URLSearchParams): readonly [string, string] | null => {
  const [before, after] = [search.get('from'), search.get('to')]
  return before && after ? [before, after] : null
}

/** The greatest page size of the server. More are loaded with Show more. */
const maxPageSize = 100

const shownIn = (search: URLSearchParams): number | null => {
  const shown = Number(search.get('shown') ?? '')
  return Number.isInteger(shown) && shown > 0 ? Math.min(shown, maxPageSize) : null
}

const addressOf = (route: string, search: URLSearchParams): string => {
  const query = search.toString()
  return query === '' ? route : `${route}?${query}`
}

const changed = (search: URLSearchParams, values: Readonly<Record<string, string | null>>): URLSearchParams => {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next
}
