import { Fragment } from 'react'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'

const part = slots('result-summary')

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
  <div className={part('root')}>
    {sentence !== null && (
      <p className={part('sentence')}>
        {clausesOf(sentence).map((clause, place) => (
          <Fragment key={place}>
            {place > 0 && ' '}
            <span className={part('clause')}>{clause}</span>
          </Fragment>
        ))}
      </p>
    )}
    {short && (
      <div className={part('short')}>
        {short.picture !== null && (
          <span className={part('pane')}>
            <Picture src={short.picture} />
          </span>
        )}
        <div className={part('copy')}>
          <p className={part('title')}>{short.title}</p>
          <ul className={part('words')}>
            {short.words.map((word) => (
              <li key={word} className={part('word')}>
                {word}
              </li>
            ))}
          </ul>
        </div>
      </div>
    )}
    {first && (
      <div>
        <p className={part('title')}>{first.heading}</p>
        <p className={recipe('text', { style: 'question' })}>{first.title}</p>
      </div>
    )}
  </div>
)

/** Each with its semicolon. */
const clausesOf = (sentence: string): readonly string[] => sentence.replaceAll('; ', ';\n').split('\n')
