/** The scores, each with its band and ledger. */
import type { ReactNode } from 'react'
import { Card } from '#components/card.tsx'
import { recipe } from '#components/recipe.ts'
import type { ReportSlice } from '#content/slices/slices.ts'
import { shownScore } from '#engine/result/scores/shown-score.ts'
import type { ResultScore } from '#types/api.generated.ts'
import { ReportScore } from './report-score.tsx'

type Props = {
  readonly scores: readonly ResultScore[]
  readonly words: ReportSlice
  /** In the same card, below the scores. */
  readonly children?: ReactNode
}

export const ScoreList = ({ children, scores, words }: Props) => (
  <Card long="yes">
    {/* The scores take the whole width when something below them does. An odd number of scores is in one column, so that none stands alone in a row. */}
    <div className={recipe('stack', { gap: 'md', columns: children || scores.length % 2 === 1 ? undefined : 'two' })}>
      {scores.map((score) => (
        <ReportScore
          key={score.id}
          shown={shownScore(score)}
          score={score}
          words={words}
          unknown={words.unknown_label}
        />
      ))}
      {children}
    </div>
  </Card>
)
