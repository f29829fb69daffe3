import { slots } from './recipe.ts'

export type DataRow = { readonly id: string; readonly cells: readonly string[] }
export type DataTableProps = {
  readonly caption: string
  /** From two to six. */
  readonly columns: readonly string[]
  /** Cells that say by themselves what they are. */
  readonly compact?: boolean | undefined
  /** A heading stands above the rows that it is about. */
  readonly groups: readonly {
    readonly id: string
    readonly heading?: string | undefined
    readonly rows: readonly DataRow[]
  }[]
}

const counts = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' } as const
const isCount = (count: number): count is keyof typeof counts => count in counts

/**
 * A table of words. On a phone each row is a card: made of roles, because a table that is drawn as something else is no
 * table for some who listen. The first cell names its row.
 */
export const DataTable = ({ caption, columns, compact, groups }: DataTableProps) => {
  const part = slots('data-table', {
    variant: compact ? 'compact' : undefined,
    columns: isCount(columns.length) ? counts[columns.length] : undefined,
  })
  const row = part('row')
  return (
    <div className={part('root')} role="table" aria-label={caption}>
      <div role="rowgroup">
        <div className={`${row} ${part('header')}`} role="row">
          {columns.map((words) => (
            <span key={words} role="columnheader">
              {words}
            </span>
          ))}
        </div>
      </div>
      {groups.map(({ id, heading, rows }) => (
        <div key={id} role="rowgroup">
          {heading && (
            <div className={part('group')} role="row">
              <span role="rowheader" aria-colspan={columns.length}>
                {heading}
              </span>
            </div>
          )}
          {rows.map((one) => (
            <div key={one.id} className={row} role="row">
              {one.cells.map((words, at) => (
                // The columns of a table never change their order.
                <span key={columns[at]} role={at === 0 ? 'rowheader' : 'cell'}>
                  {at > 0 && (
                    <span className={part('label')} aria-hidden="true">
                      {columns[at]}
                    </span>
                  )}
                  {words}
                </span>
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
