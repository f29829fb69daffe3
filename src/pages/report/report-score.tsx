/** One score: bar, band and explanation, and how it was computed. */
import { MarkedAnswers } from '#components/result/marked-answers.tsx'
import { ScoreBar } from '#components/result/score-bar.tsx'
import type { ReportSlice } from '#content/vite/slices.ts'
import { helpText, scaleText, scoreSentence } from '#engine/result/score-texts.ts'
import { formatValue, type ShownScore } from '#engine/result/shown-score.ts'
import type { ResultScore } from '#types/api.generated.ts'
import { ScoreLedger } from './score-ledger.tsx'

type Props = {
  readonly shown: ShownScore
  /** With its ledger. undefined: there is no report, or it is still loading. */
  readonly score: ResultScore | undefined
  readonly words: ReportSlice['page']
  /** Shown in place of the bar when there are not enough answers. */
  readonly unknown: string
}

export const ReportScore = ({ score, shown, unknown, words: { ledger, scores } }: Props) => {
  const { value } = shown
  const help = helpText(shown, scores)
  // Where the lead of all scores says that higher is better, what this one is about can wait with its reasons.
  const folded = score && value !== null && shown.isMirrored ? help : undefined
  return (
    <ScoreBar
      name={shown.name}
      value={value}
      number={value === null ? '' : formatValue(value, shown)}
      range={shown}
      outOf={scaleText(shown, scores)}
      spoken={scoreSentence(shown, scores, scores.spoken)}
      band={shown.band}
      unknown={unknown}
      help={folded === undefined ? help : undefined}
      level={3}
    >
      {score && <ScoreLedger score={score} words={ledger} help={folded} />}
      {score && 'answers' in score && score.answers && (
        <MarkedAnswers words={scores.scale.answers} answers={score.answers} />
      )}
    </ScoreBar>
  )
}
