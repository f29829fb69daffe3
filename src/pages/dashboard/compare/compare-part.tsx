/** Compares two reports: what changed, and which answers caused it. */
import { useEffect, useRef } from 'react'
import type { ReportCalls } from '#client/calls/reports.ts'
import { Button } from '#components/button.tsx'
import { Loading } from '#components/loading.tsx'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import { FailedState } from '#components/state-card.tsx'
import { compare, type ScoreChange } from '#engine/result/compare.ts'
import { fill } from '#engine/format.ts'
import type { ReportSummary, ResultReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import { ComparePhotos } from './compare-photos.tsx'
import { ScoreComparison } from './compare-scores.tsx'
import { TextComparison } from './compare-text.tsx'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { datesOf } from '#pages/dashboard/reports/report-dates.ts'
import { useLoad } from '#pages/dashboard/use-load.ts'

type Props = {
  /** All listed reports: the more there are of one day, the more precise their names are. */
  readonly reports: readonly ReportSummary[]
  /** The ids of the two reports. They need not be in the list. */
  readonly before: string
  readonly after: string
  /** Changes when the same comparison is requested again. */
  readonly asked: number
  readonly onSwap: () => void
}

export const ComparePart = ({ after, asked, before, onSwap, reports }: Props) => {
  const { calls, content } = useDashboard()
  const { compare: words, states } = content.page.report_history
  const { common, reports: messages } = content.messages
  const { again, is } = useLoad(`${before} ${after}`, (signal) => readBoth(calls, before, after, signal))
  const loaded = is.state === 'ready' ? [is.value.before, is.value.after] : []
  const dates = datesOf([...reports, ...loaded], content.constants.format)
  const [from, to] = [dates.get(before), dates.get(after)]
  const heading = useRef<HTMLHeadingElement>(null)
  const isNamed = from !== undefined && to !== undefined
  useEffect(() => {
    // The comparison is below the list: scroll to it.
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'start' })
  }, [asked, isNamed])
  return (
    <section className={recipe('stack', { gap: 'lg' })}>
      {isNamed && (
        <div className={recipe('row', { gap: 'md', align: 'between' })}>
          <h2 className={recipe('text', { style: 'heading' })} ref={heading} tabIndex={-1}>
            {fill(words.heading, { from, to })}
          </h2>
          <Button variant="outline" icon="swap" onClick={onSwap}>
            {words.swap}
          </Button>
        </div>
      )}
      {is.state === 'loading' && <Loading text={states.loading} blocks={2} />}
      {is.state === 'failed' && (
        <FailedState
          art="states/failed.svg"
          heading={states.failed.heading}
          text={is.failure.kind === 'gone' ? common.not_found : messages.compare_failed}
          level={isNamed ? 3 : 2}
          actions={<Button onClick={again}>{states.failed.action}</Button>}
        />
      )}
      {is.state === 'ready' && isNamed && <Both {...is.value} from={from} to={to} />}
    </section>
  )
}

type Two = { readonly before: ResultReply; readonly after: ResultReply }

const readBoth = async (
  { readResult }: Pick<ReportCalls, 'readResult'>,
  older: string,
  newer: string,
  signal: AbortSignal,
): Promise<Outcome<Two>> => {
  const [before, after] = await Promise.all([readResult(older, signal), readResult(newer, signal)])
  if (!before.ok) return before
  return after.ok ? { ok: true, value: { before: before.value, after: after.value } } : after
}

type BothProps = Two & { readonly from: string; readonly to: string }

const Both = ({ after, before, from, to }: BothProps) => {
  const { compare: words } = useDashboard().content.page.report_history
  const comparison = compare(before.result, after.result)
  const named = (which: Movement) =>
    comparison.scores.filter((score) => movementOf(score) === which).map(({ name }) => name)
  const summary = [
    { template: words.summary_better, names: named('better') },
    { template: words.summary_lower, names: named('lower') },
    { template: words.summary_higher, names: named('higher') },
    { template: words.summary_same, names: named('same') },
  ].filter(({ names }) => names.length > 0)
  return (
    <>
      {comparison.same ? (
        <Note status="info" title={words.same} />
      ) : (
        <ul className={recipe('list')}>
          {summary.map(({ names, template }) => (
            <li key={template}>{fill(template, { names: names.join(', ') })}</li>
          ))}
        </ul>
      )}
      {comparison.rules_changed && <Note status="warning" title={words.rules_changed} />}
      <ScoreComparison scores={comparison.scores} from={from} to={to} />
      <TextComparison
        comparison={comparison}
        from={from}
        to={to}
        samples={[before, after].some(({ result }) => result.products.some(({ sample }) => sample))}
      />
      <ComparePhotos before={before} after={after} from={from} to={to} />
    </>
  )
}

type Movement = 'better' | 'lower' | 'higher' | 'same'

/** Where a score moved: towards its good end, otherwise up or down. null: its two values cannot be compared. */
const movementOf = ({ difference, direction }: ScoreChange): Movement | null => {
  if (difference === null) return null
  if (difference === 0) return 'same'
  const isUp = difference > 0
  if (direction === (isUp ? 'high_is_good' : 'low_is_good')) return 'better'
  return isUp ? 'higher' : 'lower'
}
