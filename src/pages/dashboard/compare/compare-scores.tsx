import type { ReactNode } from 'react'
import { Card } from '#components/card.tsx'
import { recipe } from '#components/recipe.ts'
import { Ledger } from '#components/result/ledger.tsx'
import { ScoreChange, ScoreChanges, type ScoreChangeProps } from '#components/result/score-change.tsx'
import { changeLedger } from '#engine/result/compare/change-ledger.ts'
import { movementOf } from '#engine/result/compare/compare-verdict.ts'
import type { ScoreChange as Change } from '#engine/result/compare/score-change.ts'
import { formatValue } from '#engine/result/scores/score-numbers.ts'
import { fill } from '#engine/format.ts'
import { useDashboard, type DashboardContextValue } from '#pages/dashboard/dashboard-context.tsx'

type Props = {
  readonly scores: readonly Change[]
  /** It is too soon to call a change better or worse. */
  readonly isEarly: boolean
  readonly from: string
  readonly to: string
  /** The button that swaps the two reports, beside the key of their marks. */
  readonly swap: ReactNode
}

/** All scores before and after, each with the answers that changed it. */
export const ScoreComparison = ({ from, isEarly, scores, swap, to }: Props) => {
  const parts = useDashboard()
  const words = parts.content.page.report_history.compare
  return (
    <section className={recipe('stack', { gap: 'sm' })}>
      <h2 className={recipe('text', { style: 'heading' })}>{parts.report.page.scores.heading}</h2>
      <Card>
        <ScoreChanges before={`${words.columns.before}, ${from}`} after={`${words.columns.after}, ${to}`} action={swap}>
          {scores.map((score) => (
            <Row key={score.id} score={score} isEarly={isEarly} />
          ))}
        </ScoreChanges>
      </Card>
      {scores.some(({ difference }) => difference !== null) && (
        <p className={recipe('text', { style: 'small', tone: 'muted' })}>{words.small}</p>
      )}
    </section>
  )
}

const Row = ({ isEarly, score }: { readonly isEarly: boolean; readonly score: Change }) => {
  const { content, report } = useDashboard()
  const words = content.page.report_history.compare
  const { ledger } = report.page
  const { locale } = report.format
  const movement = movementOf(score)
  const isNumberMissing = isInBoth(score.kind) && (score.before === null || score.after === null)
  const reasons = changeLedger(score, words, ledger, locale)
  return (
    <ScoreChange
      name={score.name}
      change={changeOf(score, words, locale)}
      band={score.band}
      before={score.before}
      after={score.after}
      range={score}
      direction={directionOf(score)}
      tone={!isEarly && (movement === 'better' || movement === 'worse') ? movement : undefined}
    >
      {isNumberMissing ? (
        <p className={recipe('text', { style: 'small', tone: 'muted' })}>
          {score.before === null && score.after === null ? words.no_scores_both : words.no_scores}
        </p>
      ) : (
        reasons && (
          <Ledger
            summary={words.columns.why}
            heading={`${words.columns.why}: ${score.name}`}
            columns={ledger.columns}
            rows={reasons.lines.map(({ answer, ...line }) => ({ ...line, details: answer === null ? [] : [answer] }))}
            sum={reasons.sum}
          />
        )
      )}
    </ScoreChange>
  )
}

/** Both reports have this score, but perhaps not a value of it. */
const isInBoth = (kind: Change['kind']): boolean => kind === 'same' || kind === 'different'

type CompareWords = DashboardContextValue['content']['page']['report_history']['compare']

const directionOf = ({ difference, kind }: Change): ScoreChangeProps['direction'] => {
  if (difference === null) return isInBoth(kind) ? 'same' : 'other'
  if (difference === 0) return 'same'
  return difference > 0 ? 'up' : 'down'
}

/** "50 to 80, up 30" */
const changeOf = (score: Change, words: CompareWords, locale: string): string => {
  const { after, before, difference, kind } = score
  if (difference === null || before === null || after === null)
    return isInBoth(kind) ? words.change_unknown : changeText(kind, words)
  const template = { up: words.moved_up, down: words.moved_down, same: words.moved_none, other: '' }
  return fill(template[directionOf(score)], {
    before: formatValue(before, score, locale),
    after: formatValue(after, score, locale),
    points: formatValue(Math.abs(difference), score, locale),
  })
}

export const changeText = (kind: Change['kind'], words: CompareWords): string => {
  const all: Readonly<Record<Change['kind'], string>> = {
    same: words.change_none,
    different: words.change_words,
    new: words.change_new,
    gone: words.change_gone,
  }
  return all[kind]
}
