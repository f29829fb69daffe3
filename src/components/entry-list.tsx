import type { DataRow } from './data-table.tsx'
import { recipe, slots } from './recipe.ts'

type Props = {
  readonly label: string
  /** What each cell of a row is, in words that only screen readers need. */
  readonly columns: readonly string[]
  readonly rows: readonly DataRow[]
}

/** Rows of texts as a list: the first cell is what an entry says, the others are details in one small line below it. */
export const EntryList = ({ label, columns, rows }: Props) => {
  const part = slots('data-table')
  return (
    <ul className={part('root')} aria-label={label}>
      {rows.map(({ id, cells: [first, ...details] }) => (
        <li key={id} className={part('row')}>
          <p>{first}</p>
          <p className={recipe('text', { style: 'small', tone: 'muted' })}>
            {details.map((words, at) => (
              <span key={columns[at + 1]}>
                {at > 0 && ' · '}
                <span className={recipe('hidden')}>{columns[at + 1]}: </span>
                {words}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}
