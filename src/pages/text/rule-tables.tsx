import { DataTable } from '#components/data-table.tsx'
import { recipe } from '#components/recipe.ts'
import type { ScoreRulesSlice } from '#content/slices/text-slices.ts'
import { fill } from '#engine/format.ts'
import { formatAmount, formatPoints } from '#engine/result/scores/score-numbers.ts'
import { mirroredScale } from '#engine/result/scores/shown-score.ts'
import type { ScoreRulesWords } from '#types/content.generated.ts'

type ScoreProps = {
  readonly score: ScoreRulesSlice['scores'][number]
  readonly words: ScoreRulesWords
  readonly locale: string
}

/** In the direction of the number that is shown, like the ledger of a report: a mirrored score starts at 100 and goes down. */
export const RulesOfScore = ({ locale, score, words }: ScoreProps) => {
  const { answer, points, reason, evidence } = words.columns
  const rules = score.questions.flatMap((question) => question.rules)
  // Points on options have no reasons, and a content may do without them in rules.
  const hasReasons = rules.some(({ because }) => because !== null)
  const hasEvidence = rules.some((rule) => rule.evidence !== null)
  const turn = score.mirror === null ? 1 : -1
  return (
    <>
      <p className={recipe('text', { width: 'measure' })}>{introduction(score, words, locale)}</p>
      <DataTable
        caption={score.mirror ?? score.label}
        columns={[answer, points, ...(hasReasons ? [reason] : []), ...(hasEvidence ? [evidence] : [])]}
        compact
        groups={score.questions.map((question) => ({
          id: question.id,
          heading: question.title,
          rows: question.rules.map((rule, at) => ({
            id: String(at),
            cells: [
              rule.answers.join(` ${words.or} `),
              formatPoints(turn * rule.points, locale),
              ...(hasReasons ? [rule.because ?? ''] : []),
              ...(hasEvidence ? [rule.evidence === null ? '' : words.evidence[rule.evidence]] : []),
            ],
          })),
        }))}
      />
    </>
  )
}

const introduction = (
  { base, label, min_key_answers, mirror }: ScoreProps['score'],
  words: ScoreRulesWords,
  locale: string,
): string =>
  [
    fill(words.start, { value: formatAmount(mirror === null ? base : mirroredScale.to, locale) }),
    mirror === null || base === 0 ? '' : fill(words.everyone ?? '', { change: formatPoints(-base, locale) }),
    min_key_answers > 0 ? fill(words.needs, { count: min_key_answers }) : '',
    mirror === null ? '' : fill(words.shown, { condition: mirror, concern: label }),
  ]
    .filter(Boolean)
    .join(' ')

type NotScoredProps = {
  readonly questions: ScoreRulesSlice['not_scored']
  readonly words: ScoreRulesWords['not_scored']
}

export const NotScored = ({ questions, words: { columns, heading, lead, no_reason } }: NotScoredProps) => (
  <>
    <p className={recipe('text', { width: 'measure' })}>{lead}</p>
    <DataTable
      caption={heading}
      columns={[columns.question, columns.reason]}
      groups={[
        { id: 'all', rows: questions.map(({ id, title, because }) => ({ id, cells: [title, because ?? no_reason] })) },
      ]}
    />
  </>
)
