import type { DashboardPage, ReportPage } from '#types/content.generated.ts'
import { fill } from '#engine/format.ts'
import type { ChangeReason, ScoreChange } from './score-change.ts'
import { formatPoints, formatValue } from '#engine/result/scores/score-numbers.ts'
import { clampNote } from '#engine/result/scores/score-texts.ts'
import { rounded, totalPoints } from '#engine/result/scores/score-range.ts'

type Words = Pick<
  DashboardPage['report_history']['compare'],
  'answer_changed' | 'answer_gone' | 'answer_new' | 'before' | 'now' | 'others' | 'rest'
>

export type ChangeLedger = {
  /** From the earlier value to the last change. What is written in them adds up to exactly the sum. */
  readonly lines: readonly ChangeLine[]
  readonly sum: { readonly points: string; readonly text: string }
}
export type ChangeLine = {
  readonly id: string
  readonly points: string
  readonly text: string
  /** The answers, in a line about one question. */
  readonly answer: string | null
}

/** This many reasons have a line each; the others share one. */
const mainReasons = 3

/** Why a score changed: the value before, the answers that changed it most, all others together, and the value now. null: no reason. */
export const changeLedger = (
  score: ScoreChange,
  words: Words,
  ledger: ReportPage['ledger'],
  locale: string,
): ChangeLedger | null => {
  const { after, before, difference, reasons } = score
  if (before === null || after === null || difference === null) return null
  const main = reasons.slice(0, mainReasons)
  const others = reasons.slice(mainReasons)
  const rest = rounded(difference - rounded(totalPoints(reasons), 2), 2)
  if (reasons.length === 0 && rest === 0) return null
  const line = (id: string, points: number, text: string, answer: string | null = null): ChangeLine => ({
    id,
    points: formatPoints(rounded(points, 2), locale),
    text,
    answer,
  })
  return {
    lines: [
      { ...line('before', before, words.before), points: formatValue(before, score, locale) },
      ...main.map((reason) => line(reason.question, reason.points, reason.title, answerText(reason, words))),
      ...(others.length > 0 ? [line('others', totalPoints(others), fill(words.others, { count: others.length }))] : []),
      ...(rest === 0
        ? []
        : [
            line(
              'rest',
              rest,
              score.clampedAt === null ? words.rest : clampNote(score, score.clampedAt, ledger, locale),
            ),
          ]),
    ],
    sum: { points: `= ${formatValue(after, score, locale)}`, text: words.now },
  }
}

const answerText = ({ after, before }: ChangeReason, words: Words): string => {
  const template = answerTemplate(before, after, words)
  return fill(template, { before: before ?? '', after: after ?? '' })
}

const answerTemplate = (before: string | null, after: string | null, words: Words): string => {
  if (before === null) return words.answer_new
  return after === null ? words.answer_gone : words.answer_changed
}
