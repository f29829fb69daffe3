import { DataTable } from '#components/data-table.tsx'
import { recipe, slots } from '#components/recipe.ts'
import type { MarkedAnswer } from '#types/api.generated.ts'

export type MarkedAnswersProps = {
  readonly answers: readonly MarkedAnswer[]
  readonly words: {
    readonly open: string
    readonly question: string
    readonly given: string
    readonly right: string
    readonly is_right: string
    readonly is_wrong: string
    readonly none: string
  }
}

const part = slots('ledger')

/** The given and the right answer of each question, with the mark in words. */
export const MarkedAnswers = ({ answers, words }: MarkedAnswersProps) => (
  <details className={part('root')}>
    <summary className={recipe('disclosure')}>{words.open}</summary>
    <DataTable
      caption={words.open}
      columns={[words.question, words.given, words.right]}
      groups={[
        {
          id: 'all',
          rows: answers.map(({ given, is_right, question, right, title }) => ({
            id: question,
            cells: [title, `${given ?? words.none} (${is_right ? words.is_right : words.is_wrong})`, right],
          })),
        },
      ]}
    />
  </details>
)
