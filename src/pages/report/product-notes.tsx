import { recipe, slots } from '#components/recipe.ts'

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
  const small = recipe('text', { style: 'small', tone: 'muted', width: 'measure' })
  if (sum === undefined && notes.length === 0 && !sample) return null
  return (
    <div className={recipe('stack', { gap: '2xs' })}>
      {(sum !== undefined || sample) && (
        <div className={slots('product-page')('sum')}>
          {sum !== undefined && <p className={recipe('text', { style: 'question' })}>{sum}</p>}
          {sample && <p className={small}>{sample}</p>}
        </div>
      )}
      {notes.length > 0 && <p className={small}>{notes.join(' ')}</p>}
    </div>
  )
}
