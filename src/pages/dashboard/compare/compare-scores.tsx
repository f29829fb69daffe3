import { CompareTable, type CompareReason, type CompareRow } from '#components/result/compare-table.tsx'
import { recipe } from '#components/recipe.ts'
import type { ChangeReason, ScoreChange } from '#engine/result/compare.ts'
import { clampNote } from '#engine/result/score-texts.ts'
import { formatValue } from '#engine/result/shown-score.ts'
import { fill } from '#engine/format.ts'
import { useDashboard, type DashboardParts } from '#pages/dashboard/dashboard-context.tsx'

type Props = { readonly scores: readonly ScoreChange[]; readonly from: string; readonly to: string }

/** All scores before and after, with the answers that changed them. */
export const ScoreComparison = ({ from, scores, to }: Props) => {
  const parts = useDashboard()
  const words = parts.content.page.report_history.compare
  const { heading } = parts.report.page.scores
  return (
    <section className={recipe('stack', { gap: 'sm' })}>
      <h3 className={recipe('text', { style: 'question' })}>{heading}</h3>
      <CompareTable
        caption={heading}
        columns={{
          ...words.columns,
          before: `${words.columns.before}, ${from}`,
          after: `${words.columns.after}, ${to}`,
        }}
        rows={scores.map((score) => rowOf(score, parts))}
        nothing={parts.content.page.shared.unknown}
        figures
      />
      {scores.some(({ difference }) => difference !== null) && (
        <p className={recipe('text', { style: 'small', tone: 'muted' })}>{words.small}</p>
      )}
    </section>
  )
}

const rowOf = (score: ScoreChange, parts: DashboardParts): CompareRow => {
  const { after, before, difference, id, kind, name } = score
  const words = parts.content.page.report_history.compare
  const direction = difference === null ? 'other' : directionOf(difference)
  return {
    id,
    what: name,
    before: before === null ? [] : [formatValue(before, score)],
    after: after === null ? [] : [formatValue(after, score)],
    change: difference === null ? unmeasured(kind, words) : movedBy(difference, words),
    direction: isInBoth(kind) && difference === null ? 'same' : direction,
    tone: toneOf(score),
    why: reasonsOf(score, parts),
  }
}

/** Both reports have this score, but at least one of them has no value for it. */
const isInBoth = (kind: ScoreChange['kind']): boolean => kind === 'same' || kind === 'different'

const unmeasured = (kind: ScoreChange['kind'], words: CompareWords): string =>
  isInBoth(kind) ? words.change_unknown : changeText(kind, words)

type CompareWords = DashboardParts['content']['page']['report_history']['compare']

const directionOf = (difference: number): CompareRow['direction'] => {
  if (difference === 0) return 'same'
  return difference > 0 ? 'up' : 'down'
}

/** Towards the good end of the score, or away from it. */
const toneOf = ({ difference, direction }: ScoreChange): CompareRow['tone'] => {
  if (difference === null || difference === 0 || direction === 'neutral') return undefined
  return difference > 0 === (direction === 'high_is_good') ? 'better' : 'worse'
}

const movedBy = (points: number, words: CompareWords): string => {
  if (points === 0) return words.change_none
  return fill(points > 0 ? words.change_up : words.change_down, { points: Math.abs(points) })
}

export const changeText = (kind: ScoreChange['kind'], words: CompareWords): string => {
  const all: Readonly<Record<ScoreChange['kind'], string>> = {
    same: words.change_none,
    different: words.change_words,
    new: words.change_new,
    gone: words.change_gone,
  }
  return all[kind]
}

const reasonsOf = (score: ScoreChange, { content, report }: DashboardParts): readonly CompareReason[] => {
  const { compare: words } = content.page.report_history
  const { ledger } = report.page
  const isNumberMissing = isInBoth(score.kind) && (score.before === null || score.after === null)
  const missing = score.before === null && score.after === null ? words.no_scores_both : words.no_scores
  return [
    ...(isNumberMissing ? [{ id: 'no scores', text: missing }] : []),
    ...score.reasons.map((reason) => ({
      id: reason.question,
      about: reason.title,
      text: fill(sentenceFor(reason, words), {
        before: reason.before ?? '',
        after: reason.after ?? '',
        points: movedBy(reason.points, words),
      }),
    })),
    ...(score.clamped_at === null ? [] : [{ id: 'kept', text: clampNote(score, score.clamped_at, ledger) }]),
  ]
}

const sentenceFor = ({ after, before }: ChangeReason, words: CompareWords): string => {
  if (before === null) return words.answer_new
  return after === null ? words.answer_gone : words.answer_changed
}
