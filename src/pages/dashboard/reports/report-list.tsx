import { useEffect, useRef, useState, type Ref } from 'react'
import { Announcement } from '#components/announcement.tsx'
import { ButtonLink } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { ReportRow } from '#components/result/report-row.tsx'
import { fill } from '#engine/format.ts'
import { asLine } from '#engine/result/texts/summary.ts'
import type { ReportSummary } from '#types/api.generated.ts'
import { SiteLink } from '#pages/site-link.tsx'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { CompareReports } from './compare-reports.tsx'
import { DeleteReportDialog } from './delete-report-dialog.tsx'
import { miniScores } from './mini-scores.ts'
import { datesOf, linesOf } from './report-dates.ts'
import { RowActions } from './row-actions.tsx'
import { ShowMore } from './show-more.tsx'
import type { ReportActions } from './use-report-actions.ts'
import type { MoreReports } from './use-reports.ts'

type Props = {
  readonly actions: ReportActions
  /** Newest first. */
  readonly reports: readonly ReportSummary[]
  /** null: all reports are loaded. */
  readonly more: MoreReports | null
  /** The ids of those that are ticked for a comparison. */
  readonly ticked: readonly string[]
  readonly onTick: (ticked: readonly string[]) => void
  /** Called with the number of reports after more were loaded. */
  readonly onMore: (count: number) => void
  readonly onGone: (id: string) => void
  /** `before` is the older one. */
  readonly onCompare: (before: string, after: string) => void
}

export const ReportList = ({ actions, more, onCompare, onGone, onMore, onTick, reports, ticked }: Props) => {
  const { content } = useDashboard()
  const words = content.page.report_history
  const [reportToDelete, setReportToDelete] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const dates = datesOf(reports, content.constants.format)
  const several = reports.length > 1 || more !== null
  /** There is nothing to choose. */
  const areTwo = reports.length === 2 && more === null

  const known = useRef(reports.length)
  useEffect(() => {
    // The dialog returns the focus to a button that no longer exists.
    if (reports.length < known.current) heading.current?.focus()
    known.current = reports.length
  }, [reports.length])

  const [firstNew, setFirstNew] = useState<string | null>(null)
  const newHeading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (firstNew !== null) newHeading.current?.focus()
  }, [firstNew])

  const showMore = async ({ load }: MoreReports) => {
    const first = await load()
    setFirstNew(first?.id ?? null)
    if (first) onMore(first.count)
  }
  const remove = async (id: string) => {
    const gone = await actions.remove(id)
    // Another dialog may have been opened meanwhile: that one stays open.
    setReportToDelete((now) => (now === id ? null : now))
    if (gone) onGone(id)
  }
  const retake = (
    <ButtonLink href={words.retake.to} link={SiteLink} variant="outline">
      {words.retake.label}
    </ButtonLink>
  )
  return (
    <section className={recipe('stack', { gap: 'lg' })}>
      <Announcement text={actions.downloading === null ? null : words.downloading_said} />
      {several ? (
        <CompareReports
          chosen={reports.filter(({ id }) => areTwo || ticked.includes(id)).map(({ id }) => id)}
          hint={areTwo ? words.compare.hint_two : words.compare.hint}
          onCompare={onCompare}
        >
          {retake}
        </CompareReports>
      ) : (
        <div className={slots('report-row')('bar')}>
          <p className={recipe('text', { tone: 'muted' })}>{words.states.one}</p>
          {retake}
        </div>
      )}
      <Card>
        <div className={recipe('stack', { gap: 'sm' })}>
          <h2 className={recipe('text', { style: 'label' })} ref={heading} tabIndex={-1}>
            {words.list_heading}
          </h2>
          <ul className={slots('report-row')('list')}>
            {reports.map((listed) => (
              <ListedReport
                key={listed.id}
                listed={listed}
                date={dates.get(listed.id) ?? ''}
                headingRef={listed.id === firstNew ? newHeading : undefined}
                actions={actions}
                isOnly={!several}
                canTick={several && !areTwo}
                isTicked={ticked.includes(listed.id)}
                onTick={(is) => onTick(is ? [...ticked, listed.id] : ticked.filter((one) => one !== listed.id))}
                onDelete={() => setReportToDelete(listed.id)}
              />
            ))}
          </ul>
        </div>
      </Card>
      {more && <ShowMore more={more} onPress={() => void showMore(more)} />}
      <Announcement text={firstNew === null ? null : fill(words.shown, { count: reports.length })} />
      <DeleteReportDialog
        open={reportToDelete !== null}
        busy={actions.deleting}
        onClose={() => setReportToDelete(null)}
        onDelete={() => reportToDelete !== null && void remove(reportToDelete)}
      />
    </section>
  )
}

type ListedReportProps = {
  readonly listed: ReportSummary
  /** Tells it from the other reports. */
  readonly date: string
  readonly headingRef: Ref<HTMLHeadingElement> | undefined
  readonly actions: ReportActions
  /** No other report. */
  readonly isOnly: boolean
  readonly canTick: boolean
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
  readonly onDelete: () => void
}

const ListedReport = (props: ListedReportProps) => {
  const { actions, canTick, date, headingRef, isOnly, isTicked, listed, onDelete, onTick } = props
  const { answered, created_at, id, overview, total } = listed
  const { content, report } = useDashboard()
  const { format } = content.constants
  const words = content.page.report_history
  return (
    <ReportRow
      headingRef={headingRef}
      date={date}
      lines={linesOf(date, created_at, format)}
      details={[fill(words.answered, { count: answered, total })]}
      short={overview.short && asLine(overview.short, format.locale)}
      scores={{
        scores: miniScores(overview, report.page.scores, format.locale),
        unknown: content.messages.scores.not_enough,
      }}
      choose={
        canTick
          ? {
              label: words.compare.tick,
              name: fill(words.compare.choose, { date }),
              chosen: isTicked,
              onChoose: onTick,
            }
          : undefined
      }
      problem={actions.failure?.id === id ? actions.failure.text : undefined}
      actions={<RowActions id={id} date={date} actions={actions} isOnly={isOnly} onDelete={onDelete} />}
    />
  )
}
