import { Fragment } from 'react'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'

const classOf = slots('result-summary')

export type ResultSummaryProps = {
  /** null: the content has no clauses for these scores. */
  readonly sentence: string | null
  /** A few words with a drawing. null: none. */
  readonly short: { readonly title: string; readonly words: readonly string[]; readonly picture: string | null } | null
  /** The title of the first thing to do, below its heading. */
  readonly first?: { readonly heading: string; readonly title: string } | undefined
}

/** What a result says in one sentence and a few words, and what to do first. */
export const ResultSummary = ({ sentence, short, first }: ResultSummaryProps) => (
  <div className={classOf('root')}>
    {sentence !== null && (
      <p className={classOf('sentence')}>
        {clausesOf(sentence).map((clause, place) => (
          <Fragment key={place}>
            {place > 0 && ' '}
            <span className={classOf('clause')}>{clause}</span>
          </Fragment>
        ))}
      </p>
    )}
    {short && (
      <div className={classOf('short')}>
        {short.picture !== null && (
          <span className={classOf('pane')}>
            <Picture src={short.picture} />
          </span>
        )}
        <div className={classOf('copy')}>
          <p className={classOf('title')}>{short.title}</p>
          <ul className={classOf('words')}>
            {short.words.map((word) => (
              <li key={word} className={classOf('word')}>
                {word}
              </li>
            ))}
          </ul>
        </div>
      </div>
    )}
    {first && (
      <div>
        <p className={classOf('title')}>{first.heading}</p>
        <p className={recipe('text', { style: 'question' })}>{first.title}</p>
      </div>
    )}
  </div>
)

/** Each with its semicolon. */
const clausesOf = (sentence: string): readonly string[] => sentence.replaceAll('; ', ';\n').split('\n')
