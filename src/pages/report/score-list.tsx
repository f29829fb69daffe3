/** The scores, each with its number, its word and the ledger that made it. */
import { Card } from '#components/card.tsx'
import { Ledger } from '#components/ledger.tsx'
import { ScoreBar } from '#components/score-bar.tsx'
import { recipe } from '#components/recipe.ts'
import type { ReportSlice } from '#content/slices.ts'
import { fill } from '#engine/format.ts'
import type { ResultScore } from '#types/api.generated.ts'

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
    spoken={fill(page.scores.spoken, {
      score: score.name,
      value: score.condition ?? '',
      word: score.condition_band?.label ?? '',
    })}
    band={score.condition_band}
    unknown={unknown_label}
    help={score.help}
    level={3}
  >
    {score.concern !== null && score.condition !== null && (
      <Ledger
        summary={page.ledger.open}
        heading={fill(page.ledger.heading, { score: score.name, value: score.condition })}
        lead={page.ledger.lead}
        columns={{ points: page.ledger.columns.points, reason: page.ledger.columns.reason }}
        base={{ points: score.base, text: page.ledger.base }}
        entries={score.entries.map((entry, index) => ({
          id: `${entry.question}-${index}`,
          points: entry.points,
          because: entry.because,
          answer: entry.answer,
          evidence: page.ledger.evidence[entry.evidence],
        }))}
        sum={{ points: score.concern, text: page.ledger.sum }}
        {...(score.entries.length === 0 && { none: page.ledger.no_points })}
        turned={fill(page.ledger.turned, { concern: score.concern, value: score.condition })}
        notes={notesOn(score, page.ledger)}
      />
    )}
  </ScoreBar>
)

const notesOn = (score: ResultScore, words: ReportSlice['page']['ledger']): readonly string[] => [
  ...(score.sum < 0 ? [words.clamp_low] : []),
  ...(score.sum > 100 ? [words.clamp_high] : []),
  ...(score.skipped > 0 ? [fill(words.skipped, { count: score.skipped })] : []),
  words.fair,
]
