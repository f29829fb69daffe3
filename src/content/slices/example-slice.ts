import { answerRules } from '#content/model/vocabulary.ts'
import { answersGiven } from '#content/persona-answers.ts'
import { fill } from '#engine/format.ts'
import { acceptAnswers } from '#engine/quiz/answers/answers.ts'
import { exampleScore, runningValues } from '#engine/result/texts/example-score.ts'
import { detailsOf, ledgerView } from '#engine/result/texts/ledger-view.ts'
import { scaleText, scoreSentence } from '#engine/result/scores/score-texts.ts'
import { formatValue } from '#engine/result/scores/score-numbers.ts'
import { shownScore } from '#engine/result/scores/shown-score.ts'
import type { WorkedExample } from '#types/content.generated.ts'
import type { VersionedContent } from './slices.ts'

/**
 * The worked example of a page, computed here so that no visitor loads the rules for it: the score as a report shows it, and its
 * ledger. null: the content has no such score, or the score no value.
 */
export const exampleSlice = ({ content }: Pick<VersionedContent, 'content'>, example: WorkedExample) => {
  const { ledger, scores: words } = content.pages.report
  const { locale } = content.site
  const { answers } = acceptAnswers(answerRules(content), answersGiven(answerRules(content), example))
  const { score } = exampleScore(content, example.score, answers)
  const view = score && ledgerView(score, ledger, locale)
  if (!score || !view) return null
  const shown = shownScore(score)
  const { band, from, name, to, value } = shown
  const values = runningValues(view.lines, shown)
  return {
    heading: example.heading,
    text: fill(example.text, { score: name }),
    bar: {
      name,
      value,
      number: value === null ? '' : formatValue(value, shown, locale),
      range: { from, to },
      outOf: scaleText(shown, words, locale),
      spoken: scoreSentence(shown, words, words.spoken, locale),
      band: band && { colour: band.colour, label: band.label },
    },
    ledger: {
      heading: view.heading,
      columns: { points: ledger.columns.points, reason: ledger.columns.reason },
      rows: view.lines.map((line, at) => ({
        id: line.id,
        points: line.points,
        text: line.text,
        details: detailsOf(line),
        change: values[at],
      })),
      sum: view.sum,
    },
  }
}
