import { recipe } from '#components/recipe.ts'

type Props = {
  /** How many products, and what they cost together. */
  readonly sum?: string | undefined
  /** Sentences. */
  readonly notes: readonly string[]
  /** Says that they are samples. */
  readonly sample?: string | undefined
}

/** What is said once of all products. */
export const ProductNotes = ({ notes, sample, sum }: Props) => {
  const lines = [notes.join(' '), sample ?? ''].filter(Boolean)
  if (sum === undefined && lines.length === 0) return null
  return (
    <div className={recipe('stack', { gap: '2xs' })}>
      {sum !== undefined && <p className={recipe('text', { style: 'question' })}>{sum}</p>}
      {lines.map((line) => (
        <p key={line} className={recipe('text', { style: 'small', tone: 'muted', width: 'measure' })}>
          {line}
        </p>
      ))}
    </div>
  )
}
