import { Icon } from '#components/icon.tsx'
import { recipe, slots } from '#components/recipe.ts'

const part = slots('compare')

export type CompareReason = { readonly id: string; readonly about?: string | undefined; readonly text: string }
export type CompareRow = {
  readonly id: string
  readonly what: string
  /** Several values are shown one below the other. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly change: string
  /** Chooses the icon. The text of `change` says the same. */
  readonly direction: 'up' | 'down' | 'same' | 'other'
  /** The colour of `change`. Absent: neither better nor worse. */
  readonly tone?: 'better' | 'worse' | undefined
  readonly why?: readonly CompareReason[] | undefined
}
export type CompareTableProps = {
  readonly caption: string
  readonly columns: {
    readonly what: string
    readonly before: string
    readonly after: string
    readonly change: string
    /** Absent: the table has no such column. */
    readonly why?: string | undefined
  }
  readonly rows: readonly CompareRow[]
  /** Read out where there is no value. */
  readonly nothing: string
  /** Shows the values as large numbers. */
  readonly figures?: boolean | undefined
}

/** Before, after, and why. On a phone each row is a card; see `DataTable` for why it is built with ARIA roles. */
export const CompareTable = ({ caption, columns, rows, nothing, figures = false }: CompareTableProps) => {
  const value = slots('compare', { variant: figures ? 'figures' : undefined })('value')
  const cells = slots('compare', { columns: columns.why === undefined ? 'four' : 'five' })
  return (
    <div className={part('root')} role="table" aria-label={caption}>
      <div role="rowgroup">
        <div className={`${part('header')} ${cells('row')}`} role="row">
          <span role="columnheader">{columns.what}</span>
          <span role="columnheader">{columns.before}</span>
          <span role="columnheader">{columns.after}</span>
          <span role="columnheader">{columns.change}</span>
          {columns.why !== undefined && <span role="columnheader">{columns.why}</span>}
        </div>
      </div>
      <div role="rowgroup">
        {rows.map((row) => (
          <div key={row.id} className={cells('row')} role="row">
            <span className={part('what')} role="rowheader">
              {row.what}
            </span>
            <span className={part('before')} role="cell">
              <Label text={columns.before} />
              <Values className={value} items={row.before} nothing={nothing} />
            </span>
            <span className={part('after')} role="cell">
              <Label text={columns.after} />
              <Values className={value} items={row.after} nothing={nothing} />
            </span>
            <span className={part('change')} role="cell">
              <Change {...row} />
            </span>
            {columns.why !== undefined && (
              <span className={part('why')} role="cell">
                <Reasons items={row.why ?? []} />
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The column label inside a cell, for phones. Screen readers use the column header. */
const Label = ({ text }: { readonly text: string }) => (
  <span className={part('label')} aria-hidden="true">
    {text}
  </span>
)

type ValuesProps = { readonly items: readonly string[]; readonly nothing: string; readonly className: string }

const Values = ({ items, nothing, className }: ValuesProps) => (
  <span className={className}>
    {items.length === 0 ? (
      <>
        <span aria-hidden="true">–</span>
        <span className={recipe('hidden')}>{nothing}</span>
      </>
    ) : (
      items.map((text) => <span key={text}>{text}</span>)
    )}
  </span>
)

const icons = { up: 'up', down: 'under', same: null, other: 'swap' } as const

const Change = ({ change, direction, tone }: CompareRow) => {
  const sign = icons[direction]
  return (
    <span className={slots('compare', { tone: direction === 'same' ? 'same' : tone })('icon')}>
      {sign && <Icon name={sign} size="small" />}
      {change}
    </span>
  )
}

const Reasons = ({ items }: { readonly items: readonly CompareReason[] }) =>
  items.map(({ id, about, text }) => (
    <span key={id} className={part('reason')}>
      {about !== undefined && <span className={part('about')}>{about}</span>}
      {text}
    </span>
  ))
