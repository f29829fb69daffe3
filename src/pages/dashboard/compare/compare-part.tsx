/** Compares two reports: what changed, and which answers caused it. */
import { useEffect, useEffectEvent, type Ref } from 'react'
import { modules } from 'virtual:content/modules'
import type { ReportCalls } from '#client/calls/reports.ts'
import { Button, ButtonLink } from '#components/button.tsx'
import { Loading } from '#components/loading.tsx'
import { Note } from '#components/note.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { Fringe } from '#components/site/fringe.tsx'
import { isTooEarly, summaryLineOf, verdictOf, type SummaryLine } from '#engine/result/compare/compare-verdict.ts'
import { compare, type Comparison } from '#engine/result/compare/compare.ts'
import { fill } from '#engine/format.ts'
import { shortTraits } from '#engine/result/texts/summary.ts'
import type { ReportSummary, ResultReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import { ComparePhotos } from './compare-photos.tsx'
import { ScoreComparison } from './compare-scores.tsx'
import { TextComparison } from './compare-text.tsx'
import { useDashboard, type DashboardContextValue } from '#pages/dashboard/dashboard-context.tsx'
import { ReportFailed } from '#pages/dashboard/reports/report-failed.tsx'
import { datesOf } from '#pages/dashboard/reports/report-dates.ts'
import { useLoad } from '#pages/dashboard/use-load.ts'
import { SiteLink } from '#pages/site-link.tsx'

type Props = {
  readonly headingRef: Ref<HTMLHeadingElement>
  /** The address of the list of reports. */
  readonly list: string
  /** All listed reports: the more there are of one day, the more precise their names are. */
  readonly reports: readonly ReportSummary[]
  /** The ids of the two reports. They need not be in the list. */
  readonly before: string
  readonly after: string
  readonly onSwap: () => void
  /** One of the two was deleted elsewhere, so the list may still contain it. */
  readonly onGone: () => void
}

const panel = slots('greeting', { fringe: 'yes' })

export const ComparePart = ({ after, before, headingRef, list, onGone, onSwap, reports }: Props) => {
  const { calls, content, user } = useDashboard()
  const { compare: words, heading, states } = content.page.report_history
  const { reports: messages } = content.messages
  const { reload, result } = useLoad(`${before} ${after}`, (signal) => readAll(calls, user.id, [before, after], signal))
  const isGone = result.state === 'failed' && result.failure.kind === 'not_found'
  const sayGone = useEffectEvent(onGone)
  useEffect(() => {
    if (isGone) sayGone()
  }, [isGone])
  const two = result.state === 'ready' ? result.value : null
  const loaded = two ? [two.before, two.after] : []
  const dates = datesOf([...reports, ...loaded], content.constants.format)
  const [from, to] = [dates.get(before), dates.get(after)]
  const comparison = two && compare(two.before.result, two.after.result)
  const picture = (two && shortTraits(two.after.result, content.constants.format.locale)?.picture) ?? undefined
  const { early_weeks } = content.constants.recheck
  const isEarly = two !== null && isTooEarly(two.before.created_at, two.after.created_at, early_weeks)
  const swap = (
    <Button variant="quiet" icon="swap" onClick={onSwap}>
      {words.swap}
    </Button>
  )
  return (
    <>
      <div className={recipe('stack', { gap: 'lg' })}>
        <header className={recipe('stack', { gap: 'xs' })}>
          <div className={recipe('stack', { prints: 'no' })}>
            <div className={recipe('row', { align: 'text' })}>
              <ButtonLink href={list} link={SiteLink} variant="quiet" icon="back">
                {heading}
              </ButtonLink>
            </div>
          </div>
          <h1 ref={headingRef} tabIndex={-1}>
            {words.heading}
          </h1>
        </header>
        {from !== undefined && to !== undefined && (
          <div className={panel('root')}>
            <Fringe art={content.pictures.ornament} className={panel('fringe')} times={3} />
            <div className={picture === undefined ? recipe('stack', { gap: 'xs' }) : panel('body')}>
              <p className={recipe('text', { style: 'label' })}>
                {fill(words.dates, { from: inOneLine(from), to: inOneLine(to) })}
              </p>
              {comparison && <Answer comparison={comparison} isEarly={isEarly} words={words} />}
              {picture !== undefined && (
                <div className={slots('compare')('disc')}>
                  <span className={slots('result-summary')('pane')}>
                    <Picture src={picture} />
                  </span>
                </div>
              )}
            </div>
          </div>
        )}
      </div>
      {result.state === 'loading' && <Loading text={states.loading} blocks={2} />}
      {result.state === 'failed' && (
        <ReportFailed failure={result.failure} text={messages.compare_failed} again={reload} />
      )}
      {two && comparison && from !== undefined && to !== undefined && (
        <>
          {comparison.haveRulesChanged && <Note status="warning" title={words.rules_changed} />}
          {comparison.scores.length > 0 ? (
            <ScoreComparison scores={comparison.scores} isEarly={isEarly} from={from} to={to} swap={swap} />
          ) : (
            <div className={recipe('row', { align: 'text' })}>{swap}</div>
          )}
          <ComparePhotos before={two.before} after={two.after} from={from} to={to} />
          <div className={slots('compare')('parts')}>
            <TextComparison
              comparison={comparison}
              results={loaded.map(({ result }) => result)}
              recommended={two.recommended}
            />
          </div>
          {modules.routines && (
            <div className={recipe('row')}>
              <ButtonLink href={content.page.analysis.route} link={SiteLink}>
                {words.to_routine}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </>
  )
}

/** A date does not wrap. */
const inOneLine = (date: string): string => date.replaceAll(' ', '\u00A0')

type Loaded = {
  readonly before: ResultReply
  readonly after: ResultReply
  /** The ids of the products of the latest report, which may be another one. Empty if they could not be loaded. */
  readonly recommended: readonly string[]
}

const readAll = async (
  { readProductIds, readResult }: Pick<ReportCalls, 'readProductIds' | 'readResult'>,
  user: string,
  [older, newer]: readonly [string, string],
  signal: AbortSignal,
): Promise<Outcome<Loaded>> => {
  const [before, after, ids] = await Promise.all([
    readResult(older, signal),
    readResult(newer, signal),
    modules.products ? readProductIds(user, signal) : null,
  ])
  if (!before.ok) return before
  if (!after.ok) return after
  const recommended = ids?.ok ? ids.value : []
  return { ok: true, value: { before: before.value, after: after.value, recommended } }
}

type AnswerProps = {
  readonly comparison: Comparison
  /** There is too little time between the reports. */
  readonly isEarly: boolean
  readonly words: DashboardContextValue['content']['page']['report_history']['compare']
}

/** Whether it worked, in one sentence, and which scores moved where. */
const Answer = ({ comparison: { isSame, scores }, isEarly, words }: AnswerProps) => {
  if (isSame) return <p className={recipe('text', { style: 'heading' })}>{words.same}</p>
  const verdict = verdictOf(scores)
  const named = (line: SummaryLine) =>
    scores.filter((score) => summaryLineOf(score, isEarly) === line).map(({ name }) => name)
  const lines = [
    { template: words.summary_better, names: named('better') },
    { template: words.summary_lower, names: named('lower') },
    { template: words.summary_higher, names: named('higher') },
    { template: words.summary_same, names: named('same') },
  ].filter(({ names }) => names.length > 0)
  return (
    <>
      <p className={slots('compare')('verdict')}>
        {isEarly && verdict.changed > 0 ? words.verdict.early : fill(words.verdict[verdict.kind], verdict)}
      </p>
      <ul>
        {lines.map(({ names, template }) => (
          <li key={template}>{fill(template, { names: names.join(', ') })}</li>
        ))}
      </ul>
    </>
  )
}
