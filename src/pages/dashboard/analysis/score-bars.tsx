/** The scores, from the API call of the specification. Their ledgers come with the report. */
import { Button, ButtonLink } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { Loading } from '#components/loading.tsx'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import { ScoreBar } from '#components/result/score-bar.tsx'
import type { DashboardSlice } from '#content/vite/slices.ts'
import { fill } from '#engine/format.ts'
import { basisSentences } from '#engine/result/report-texts.ts'
import { Part } from '#pages/report/part.tsx'
import { ScoreLedger } from '#pages/report/score-ledger.tsx'
import { SiteLink } from '#pages/site-link.tsx'
import type { Result, ResultScore, ScoresReply } from '#types/api.generated.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import type { Load } from '#pages/dashboard/use-load.ts'

type Props = {
  readonly scores: Load<ScoresReply>
  /** null: there is no result, or it is still loading. */
  readonly result: Result | null
  /** The page already links to the quiz. */
  readonly isAsked?: boolean
}

export const ScoreBars = ({ isAsked, result, scores }: Props) => {
  const { report } = useDashboard()
  return (
    <Part heading={report.page.scores.heading} lead={report.page.scores.lead}>
      <Inside scores={scores} result={result} isAsked={isAsked ?? false} />
      {result && (
        <p className={recipe('text', { style: 'small', tone: 'muted' })}>
          {basisSentences(result, report.page.scores).join(' ')}
        </p>
      )}
    </Part>
  )
}

const Inside = ({ isAsked, result, scores: { again, is } }: Props) => {
  const { content } = useDashboard()
  const { scores: messages } = content.messages
  const { start_quiz: start, try_again: tryAgain } = content.page.shared
  const toQuiz = !isAsked && (
    <ButtonLink href={start.to} link={SiteLink} variant="outline">
      {start.label}
    </ButtonLink>
  )
  if (is.state === 'loading') return <Loading text={messages.loading} blocks={1} />
  if (is.state === 'failed')
    return (
      <Note
        status="danger"
        role="alert"
        title={messages.failure}
        actions={
          <>
            <Button variant="outline" onClick={again}>
              {tryAgain}
            </Button>
            {toQuiz}
          </>
        }
      />
    )
  const bars = barsOf(is.value, result, content.bands)
  if (bars.length === 0) return <Note status="info" title={messages.empty} actions={toQuiz} />
  return (
    <Card pad="lg">
      <div className={recipe('stack', { gap: 'xl' })}>
        {bars.map((bar) => (
          <Bar key={bar.id} {...bar} />
        ))}
      </div>
    </Card>
  )
}

type BarOfScore = {
  readonly id: string
  readonly name: string
  readonly value: number | null
  readonly band: { readonly colour: 'warning' | 'primary' | 'success'; readonly label: string } | null
  readonly score: ResultScore | undefined
}

/** In the order of the report. Scores without a value are in the report only. */
const barsOf = (reply: ScoresReply, result: Result | null, bands: DashboardSlice['bands']): readonly BarOfScore[] => {
  const ofReport = result?.scores ?? []
  const unknown = ofReport.filter(({ condition, id }) => condition === null && !(id in reply))
  const order = ofReport.map(({ id }) => id)
  return [
    ...Object.entries(reply).map(([id, { description, label, value }]) => {
      const colour = bands.find(({ from, to }) => value >= from && value <= to)?.colour
      return {
        id,
        name: description,
        value,
        band: colour ? { colour, label } : null,
        score: ofReport.find((score) => score.id === id),
      }
    }),
    ...unknown.map((score) => ({ id: score.id, name: score.name, value: null, band: null, score })),
  ].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
}

const Bar = ({ band, name, score, value }: BarOfScore) => {
  const { content, report } = useDashboard()
  const { scores: words } = report.page
  return (
    <ScoreBar
      name={name}
      value={value}
      outOf={words.out_of}
      spoken={fill(words.spoken, { score: name, value: value ?? '', word: band?.label ?? '' })}
      band={band}
      unknown={content.messages.scores.not_enough}
      help={score?.help}
      level={3}
    >
      {score && value === score.condition && <ScoreLedger score={score} words={report.page} />}
    </ScoreBar>
  )
}
