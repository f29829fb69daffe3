/** One score: bar, band and explanation, and how it was computed. */
import { MarkedAnswers } from '#components/result/marked-answers.tsx'
import { ScoreBar } from '#components/result/score-bar.tsx'
import type { ReportSlice } from '#content/slices/slices.ts'
import { helpText, scaleText, scoreSentence } from '#engine/result/scores/score-texts.ts'
import { formatValue } from '#engine/result/scores/score-numbers.ts'
import type { ShownScore } from '#engine/result/scores/shown-score.ts'
import type { ResultScore } from '#types/api.generated.ts'
import { ScoreLedger } from './score-ledger.tsx'

type Props = {
  readonly shown: ShownScore
  /** With its ledger. undefined: there is no report, or it is still loading. */
  readonly score: ResultScore | undefined
  readonly words: Pick<ReportSlice, 'format' | 'page'>
  /** Shown in place of the bar when there are not enough answers. */
  readonly unknown: string
}

export const ReportScore = ({ score, shown, unknown, words }: Props) => {
  const { ledger, scores } = words.page
  const { locale } = words.format
  const { value } = shown
  const help = helpText(shown, scores)
  // When the lead above all scores says that higher is better, the explanation of this score is folded with its reasons.
  const folded = score && value !== null && shown.isMirrored ? help : undefined
  return (
    <ScoreBar
      name={shown.name}
      value={value}
      number={value === null ? '' : formatValue(value, shown, locale)}
      range={shown}
      outOf={scaleText(shown, scores, locale)}
      spoken={scoreSentence(shown, scores, scores.spoken, locale)}
      band={shown.band}
      unknown={unknown}
      help={folded === undefined ? help : undefined}
      level={3}
    >
      {score && <ScoreLedger score={score} words={ledger} locale={locale} help={folded} />}
      {score && 'answers' in score && score.answers && (
        <MarkedAnswers words={scores.scale.answers} answers={score.answers} />
      )}
    </ScoreBar>
  )
}
