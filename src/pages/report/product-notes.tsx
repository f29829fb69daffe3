import { recipe, slots } from '#components/recipe.ts'

type Props = {
  /** How many products, and what they cost together. */
  readonly sum?: string | undefined
  /** What they are chosen for, a line for each. */
  readonly reasons: readonly string[]
  readonly notes: readonly string[]
}

/** What is said once of all products. */
export const ProductNotes = ({ notes, reasons, sum }: Props) => {
  const small = recipe('text', { style: 'small', tone: 'muted', width: 'measure' })
  if (sum === undefined && reasons.length + notes.length === 0) return null
  return (
    <div className={slots('product')('why')}>
      {sum !== undefined && <p>{sum}</p>}
      {reasons.length > 0 && (
        <ul className={`${recipe('list')} ${small}`}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {notes.length > 0 && <p className={small}>{notes.join(' ')}</p>}
    </div>
  )
}
