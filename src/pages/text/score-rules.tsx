/** All rules of all scores, published from analysis/scores.yaml. */
import { scoreRulesContent } from 'virtual:content/score-rules'
import { DataTable } from '#components/data-table.tsx'
import { recipe, slots } from '#components/recipe.ts'
import type { ScoreRulesSlice } from '#content/vite/text-slices.ts'
import { fill, formatPoints } from '#engine/format.ts'
import type { ScoreRulesWords } from '#types/content.generated.ts'

type Props = { readonly words: ScoreRulesWords; readonly failed: string }

const part = slots('text-page')

export const ScoreRules = ({ words }: Props) => {
  const { scores, not_scored } = scoreRulesContent
  const { columns, reason } = { columns: words.not_scored.columns, reason: words.not_scored.no_reason }
  return (
    <>
      <div className={part('whole')}>
        <h2 id="rules">{words.heading}</h2>
        <nav aria-label={words.contents}>
          <ul className={recipe('jumps')}>
            {scores.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
            <li>
              <a href="#not_scored">{words.not_scored.heading}</a>
            </li>
          </ul>
        </nav>
      </div>
      {scores.map((score) => (
        <RulesOfScore key={score.id} score={score} words={words} />
      ))}
      <section id="not_scored" className={part('whole')}>
        <h3>{words.not_scored.heading}</h3>
        <p>{words.not_scored.lead}</p>
        <DataTable
          caption={words.not_scored.heading}
          columns={[columns.question, columns.reason]}
          groups={[
            {
              id: 'all',
              rows: not_scored.map(({ id, title, because }) => ({ id, cells: [title, because ?? reason] })),
            },
          ]}
        />
      </section>
    </>
  )
}

type ScoreProps = { readonly score: ScoreRulesSlice['scores'][number]; readonly words: ScoreRulesWords }

const RulesOfScore = ({ score, words }: ScoreProps) => {
  const { answer, points, reason, evidence } = words.columns
  const rules = score.questions.flatMap((question) => question.rules)
  // Points on options have no reasons, and a content may do without them in rules.
  const hasReasons = rules.some(({ because }) => because !== null)
  const hasEvidence = rules.some((rule) => rule.evidence !== null)
  return (
    <section id={score.id} className={part('whole')}>
      <h3>{score.label}</h3>
      <p className={recipe('text', { width: 'measure' })}>
        {[
          fill(words.start, { value: score.base }),
          score.min_key_answers > 0 ? fill(words.needs, { count: score.min_key_answers }) : '',
          score.mirror === null ? '' : fill(words.shown, { condition: score.mirror }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <DataTable
        caption={score.label}
        columns={[answer, points, ...(hasReasons ? [reason] : []), ...(hasEvidence ? [evidence] : [])]}
        compact
        groups={score.questions.map((question) => ({
          id: question.id,
          heading: question.title,
          rows: question.rules.map((rule, at) => ({
            id: String(at),
            cells: [
              rule.answers.join(` ${words.or} `),
              formatPoints(rule.points),
              ...(hasReasons ? [rule.because ?? ''] : []),
              ...(hasEvidence ? [rule.evidence === null ? '' : words.evidence[rule.evidence]] : []),
            ],
          })),
        }))}
      />
    </section>
  )
}
