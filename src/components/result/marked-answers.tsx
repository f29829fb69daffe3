import { DataTable } from '#components/data-table.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'
import type { MarkedAnswer, OptionPicture } from '#types/api.generated.ts'

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

const classOf = slots('ledger')

/** The given and the right answer of each question, with the mark in words. */
export const MarkedAnswers = ({ answers, words }: MarkedAnswersProps) => (
  <details className={classOf('root')}>
    <summary className={recipe('disclosure')}>{words.open}</summary>
    <DataTable
      caption={words.open}
      columns={[words.question, words.given, words.right]}
      groups={[
        {
          id: 'all',
          rows: answers.map(({ given, given_pictures, is_right, question, right, right_pictures, title }) => ({
            id: question,
            cells: [
              title,
              <Answer
                key="given"
                words={`${given ?? words.none} (${is_right ? words.is_right : words.is_wrong})`}
                pictures={given_pictures}
              />,
              <Answer key="right" words={right} pictures={right_pictures} />,
            ],
          })),
        },
      ]}
    />
  </details>
)

type AnswerProps = { readonly words: string; readonly pictures: readonly OptionPicture[] | undefined }

const Answer = ({ pictures, words }: AnswerProps) => (
  <>
    {words}
    {pictures && (
      <span className={classOf('pictures')}>
        {pictures.map(({ alt, src }) => (
          <Picture key={src} src={src} alt={alt} lazy />
        ))}
      </span>
    )}
  </>
)
