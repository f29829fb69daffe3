import { hasNoKnownScore } from '#engine/result/scores/shown-score.ts'
import { Card } from '#components/card.tsx'
import { recipe } from '#components/recipe.ts'
import type { ReportSlice } from '#content/slices/slices.ts'
import type { Result } from '#types/api.generated.ts'
import { ReportSection } from './report-section.tsx'

type Props = {
  readonly result: Result
  readonly words: ReportSlice
  /** Also shows the insight as a card. */
  readonly withInsight?: boolean
}

/** Issues and goals. */
export const Objectives = ({ result, withInsight = false, words: { page, unknown_label } }: Props) => {
  /** Without any score nothing can be an issue. */
  const isUnknown = hasNoKnownScore(result.scores)
  const insight = result.insight === null ? [] : [{ id: result.insight.id, label: result.insight.text }]
  const lists: Readonly<Record<string, readonly { readonly id: string; readonly label: string }[]>> = {
    issues: result.issues,
    goals: result.goals,
    ...(withInsight && { insight }),
  }
  const blocks = page.objectives.cards.flatMap(({ empty, id, title }) => {
    const items = lists[id]
    const isSentence = id === 'insight'
    if (items === undefined) return []
    const block = (
      <div key={id} className={recipe('stack', { gap: '2xs' })}>
        <h3 className={recipe('text', { style: 'label' })}>{title}</h3>
        <Words items={items} empty={id === 'issues' && isUnknown ? unknown_label : empty} plain={isSentence} />
      </div>
    )
    return [{ block, isSentence }]
  })
  return (
    <ReportSection id="objectives" heading={page.objectives.heading}>
      <Card>
        <div className={recipe('stack', { gap: 'lg' })}>
          <div className={recipe('stack', { gap: 'lg', columns: 'fit' })}>
            {blocks.map(({ block, isSentence }) => !isSentence && block)}
          </div>
          {blocks.map(({ block, isSentence }) => isSentence && block)}
        </div>
      </Card>
    </ReportSection>
  )
}

type WordsProps = {
  readonly items: readonly { readonly id: string; readonly label: string }[]
  readonly empty: string
  readonly plain: boolean
}

const Words = ({ empty, items, plain }: WordsProps) => {
  if (items.length === 0) return <p>{empty}</p>
  if (plain) return items.map(({ id, label }) => <p key={id}>{label}</p>)
  return (
    <ul className={recipe('list')}>
      {items.map(({ id, label }) => (
        <li key={id}>{label}</li>
      ))}
    </ul>
  )
}
