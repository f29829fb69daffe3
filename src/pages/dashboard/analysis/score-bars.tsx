/** The scores, from the API call of the specification. Their ledgers come with the report. */
import { Button, ButtonLink } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { Loading } from '#components/loading.tsx'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import type { DashboardSlice } from '#content/slices/slices.ts'
import { rangeAt } from '#engine/range-at.ts'
import { isKnown, mirroredScale, shownScore, type ShownScore } from '#engine/result/scores/shown-score.ts'
import { ReportSection } from '#pages/report/report-section.tsx'
import { consentsLink } from '#pages/dashboard/consents-link.ts'
import { ReportScore } from '#pages/report/report-score.tsx'
import { ScoreBasis } from '#pages/report/score-basis.tsx'
import { SiteLink } from '#pages/site-link.tsx'
import type { Result, ResultScore, ScoreEntry, ScoresReply } from '#types/api.generated.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { withFocusOnHeading } from '#pages/focus-heading.ts'
import type { Load } from '#pages/dashboard/use-load.ts'

type Props = {
  readonly scores: Load<ScoresReply>
  /** null: there is no result, or it is still loading. */
  readonly result: Result | null
  /** The page already links to the quiz. */
  readonly hasQuizLink?: boolean
}

export const ScoreBars = ({ hasQuizLink, result, scores }: Props) => {
  const { content, report } = useDashboard()
  return (
    <ReportSection id="scores" heading={report.page.scores.heading} lead={report.page.scores.lead}>
      <Inside scores={scores} result={result} hasQuizLink={hasQuizLink ?? false} />
      {result && (
        <ScoreBasis result={result} words={report.page.scores} consents={consentsLink(result, content.page)} />
      )}
    </ReportSection>
  )
}

const Inside = ({ hasQuizLink, result, scores }: Props) => {
  const { content } = useDashboard()
  const { scores: messages } = content.messages
  const { start_quiz: start, try_again: tryAgain } = content.page.shared
  const toQuiz = !hasQuizLink && (
    <ButtonLink href={start.to} link={SiteLink} variant="outline">
      {start.label}
    </ButtonLink>
  )
  if (scores.result.state === 'loading') return <Loading text={messages.loading} blocks={1} />
  if (scores.result.state === 'failed')
    return (
      <Note
        status="danger"
        role="alert"
        title={messages.failure}
        actions={
          <>
            <Button variant="outline" onClick={withFocusOnHeading(scores.reload)}>
              {tryAgain}
            </Button>
            {toQuiz}
          </>
        }
      />
    )
  const bars = barsOf(scores.result.value, result, content.bands)
  if (bars.length === 0) return <Note status="info" title={messages.empty} actions={toQuiz} />
  return (
    <Card long="yes">
      <div className={recipe('stack', { gap: 'md' })}>
        {bars.map((bar) => (
          <Bar key={bar.id} {...bar} />
        ))}
      </div>
    </Card>
  )
}

type BarOfScore = {
  readonly id: string
  readonly shown: ShownScore
  /** Of the report, if it says the same. */
  readonly score: ResultScore | undefined
}

/** In the order of the report. Scores without a value are in the report only. */
const barsOf = (reply: ScoresReply, result: Result | null, bands: DashboardSlice['bands']): readonly BarOfScore[] => {
  const ofReport = result?.scores ?? []
  const unknown = ofReport.filter((score) => !isKnown(score) && !(score.id in reply))
  const order = ofReport.map(({ id }) => id)
  return [
    ...Object.entries(reply).map(([id, entry]) => {
      const score = ofReport.find((one) => one.id === id)
      const shown = score && shownScore(score)
      if (shown?.value === entry.value) return { id, shown, score }
      return { id, shown: { ...shownEntry(entry, bands), ...(shown?.help !== undefined && { help: shown.help }) } }
    }),
    ...unknown.map((score) => ({ id: score.id, shown: shownScore(score), score })),
  ]
    .map((bar) => ({ score: undefined, ...bar }))
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
}

/** What the API call alone says of a score. */
const shownEntry = (entry: ScoreEntry, bands: DashboardSlice['bands']): ShownScore => {
  const { description: name, label, value, concern } = entry
  const isMirrored = concern !== undefined
  const colour = isMirrored ? rangeAt(bands, value)?.colour : entry.colour
  const { decimals = mirroredScale.decimals, direction = mirroredScale.direction } = entry
  return {
    name,
    value,
    from: entry.from ?? mirroredScale.from,
    to: entry.to ?? mirroredScale.to,
    direction,
    decimals,
    ...(entry.unit !== undefined && { unit: entry.unit }),
    band: colour && label !== undefined ? { colour, label } : null,
    isMirrored,
  }
}

const Bar = ({ score, shown }: BarOfScore) => {
  const { content, report } = useDashboard()
  return <ReportScore shown={shown} score={score} words={report} unknown={content.messages.scores.not_enough} />
}
