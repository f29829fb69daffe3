import { recipe, slots } from '#components/recipe.ts'

const part = slots('ingredients')

export type IngredientMeaning = {
  readonly id: string
  readonly label: string
  /** For example 'certain', or 'possible, only the maker knows'. */
  readonly certainty: string
  readonly texts: readonly string[]
  /** As spelled on the pack. */
  readonly found: readonly string[]
}
export type IngredientListProps = {
  readonly summary: string
  /** As on the pack. Empty: not known. */
  readonly list: string
  readonly none: string
  /** Heading of the meanings. */
  readonly heading: string
  readonly meanings: readonly IngredientMeaning[]
}

/** The ingredients as on the pack, followed by the groups found among them and what each does. */
export const IngredientList = ({ summary, list, none, heading, meanings }: IngredientListProps) =>
  list === '' ? (
    <p className={part('list')}>{none}</p>
  ) : (
    <details className={part('root')}>
      <summary className={recipe('disclosure')}>{summary}</summary>
      <p className={part('list')}>{list}</p>
      {meanings.length > 0 && (
        <>
          <p className={part('heading')}>{heading}</p>
          <ul className={part('meanings')}>
            {meanings.map(({ id, label, certainty, texts, found }) => (
              <li key={id}>
                <p>
                  <strong>{label}</strong> <span className={part('certainty')}>· {certainty}</span>
                </p>
                {texts.map((text) => (
                  <p key={text}>{text}</p>
                ))}
                <p className={part('found')}>{found.join(', ')}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
