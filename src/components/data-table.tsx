import type { ReactNode } from 'react'
import { slots } from './recipe.ts'

export type DataRow = { readonly id: string; readonly cells: readonly ReactNode[] }
export type DataTableProps = {
  readonly caption: string
  /** Two to six labels. */
  readonly columns: readonly string[]
  /** The cells are understandable without the column labels, which are hidden on a phone. */
  readonly compact?: boolean | undefined
  /** Groups of rows, each with an optional heading row. */
  readonly groups: readonly {
    readonly id: string
    readonly heading?: string | undefined
    readonly rows: readonly DataRow[]
  }[]
}

/**
 * A table of texts. On a phone each row is a card. It is built with ARIA roles on neutral elements, because some screen
 * readers stop treating a `<table>` as a table when CSS changes its display. The first cell is the header of its row.
 */
export const DataTable = ({ caption, columns, compact, groups }: DataTableProps) => {
  const classOf = slots('data-table', {
    variant: compact ? 'compact' : undefined,
    columns: columns.length === 2 ? 'two' : undefined,
  })
  const row = classOf('row')
  return (
    <div className={classOf('root')} role="table" aria-label={caption}>
      <div role="rowgroup">
        <div className={`${row} ${classOf('header')}`} role="row">
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
            <div className={classOf('group')} role="row">
              <span role="rowheader" aria-colspan={columns.length}>
                {heading}
              </span>
            </div>
          )}
          {rows.map((one) => (
            <div key={one.id} className={row} role="row">
              {one.cells.map((words, at) => (
                // Safe as a key: the order of the columns never changes.
                <span key={columns[at]} role={at === 0 ? 'rowheader' : 'cell'}>
                  {at > 0 && (
                    <span className={classOf('label')} aria-hidden="true">
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
