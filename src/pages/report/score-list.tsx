/** The scores, each with its band and ledger. */
import { Card } from '#components/card.tsx'
import { ScoreBar } from '#components/result/score-bar.tsx'
import { recipe } from '#components/recipe.ts'
import type { ReportSlice } from '#content/vite/slices.ts'
import { scoreSentence } from '#engine/result/report-texts.ts'
import type { ResultScore } from '#types/api.generated.ts'
import { ScoreLedger } from './score-ledger.tsx'

type Props = { readonly scores: readonly ResultScore[]; readonly words: ReportSlice }

export const ScoreList = ({ scores, words }: Props) => (
  <Card pad="lg">
    <div className={recipe('stack', { gap: 'xl' })}>
      {scores.map((score) => (
        <Score key={score.id} score={score} words={words} />
      ))}
    </div>
  </Card>
)

const Score = ({
  score,
  words: { page, unknown_label },
}: {
  readonly score: ResultScore
  readonly words: ReportSlice
}) => (
  <ScoreBar
    name={score.name}
    value={score.condition}
    outOf={page.scores.out_of}
    spoken={scoreSentence(page.scores.spoken, score)}
    band={score.condition_band}
    unknown={unknown_label}
    help={score.help}
    level={3}
  >
    <ScoreLedger score={score} words={page} />
  </ScoreBar>
)
