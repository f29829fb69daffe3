import type { DataRow } from './data-table.tsx'
import { recipe, slots } from './recipe.ts'

type Props = {
  readonly label: string
  /** What each cell of a row is. The first two need no label. */
  readonly columns: readonly string[]
  readonly rows: readonly DataRow[]
  /** Which column, counted from 1, has technical names. */
  readonly codeColumn?: number | undefined
}

/** Rows of texts as a list: the first cell is the name of an entry, the second what it says, the others are details, one below the other. */
export const EntryList = ({ label, codeColumn, columns, rows }: Props) => {
  const classOf = slots('data-table')
  return (
    <ul className={classOf('root')} aria-label={label}>
      {rows.map(({ id, cells: [name, text, ...details] }) => (
        <li key={id} className={classOf('row')}>
          <p>
            <b>{name}</b>
          </p>
          <p className={recipe('text', { width: 'measure' })}>{text}</p>
          {details.length > 0 && (
            <p className={recipe('text', { style: 'small' })}>
              {details.map((words, at) => (
                <span key={columns[at + 2]} className={classOf('detail')}>
                  <span className={recipe('text', { tone: 'muted' })}>{columns[at + 2]}:</span>{' '}
                  {at + 3 === codeColumn ? <code>{words}</code> : words}
                </span>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
