import { Picture } from '#components/picture.tsx'
import { slots } from '#components/recipe.ts'

const part = slots('result-summary')

export type ResultSummaryProps = {
  /** null: the content has no clauses for these scores. */
  readonly sentence: string | null
  /** A few words with a drawing. null: none. */
  readonly short: { readonly title: string; readonly words: readonly string[]; readonly picture: string | null } | null
}

/** What a result says in one sentence and a few words. */
export const ResultSummary = ({ sentence, short }: ResultSummaryProps) => (
  <div className={part('root')}>
    {sentence !== null && <p className={part('sentence')}>{sentence}</p>}
    {short && (
      <div className={part('short')}>
        {short.picture !== null && (
          <span className={part('pane')}>
            <Picture src={short.picture} className={part('picture')} />
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
  </div>
)
