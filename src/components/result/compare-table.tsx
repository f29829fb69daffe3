import { recipe, slots } from '#components/recipe.ts'

const classOf = slots('compare')
const note = recipe('text', { style: 'small', tone: 'muted' })

export type CompareRow = {
  readonly id: string
  readonly what: string
  /** Several values are shown one below the other. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly change: string
  /** The first value introduces the others, as how often introduces what to do: it is bold. */
  readonly hasLead?: boolean | undefined
}
export type CompareTableProps = {
  readonly caption: string
  readonly columns: {
    readonly what: string
    readonly before: string
    readonly after: string
    readonly change: string
  }
  readonly rows: readonly CompareRow[]
  /** For screen readers, where there is no value. */
  readonly nothing: string
}

/** Texts before and after, each row below its name. See `DataTable` for why it is built with ARIA roles. */
export const CompareTable = ({ caption, columns, rows, nothing }: CompareTableProps) => (
  <div className={classOf('root')} role="table" aria-label={caption}>
    <div role="rowgroup">
      {/* The labels in the cells say the same to the eye. */}
      <div className={recipe('hidden')} role="row">
        <span role="columnheader">{columns.what}</span>
        <span role="columnheader">{columns.change}</span>
        <span role="columnheader">{columns.before}</span>
        <span role="columnheader">{columns.after}</span>
      </div>
    </div>
    <div role="rowgroup">
      {rows.map(({ after, before, change, hasLead, id, what }) => (
        <div key={id} className={classOf('row')} role="row">
          <span className={classOf('what')} role="rowheader">
            {what}
          </span>
          {/* With two sides the change is obvious. */}
          <span
            className={before.length > 0 && after.length > 0 ? recipe('hidden') : `${classOf('change')} ${note}`}
            role="cell"
          >
            {change}
          </span>
          <Values
            label={columns.before}
            items={before}
            hasLead={hasLead}
            nothing={nothing}
            isOnlyOne={after.length === 0}
          />
          <Values
            label={columns.after}
            items={after}
            hasLead={hasLead}
            nothing={nothing}
            isOnlyOne={before.length === 0}
          />
        </div>
      ))}
    </div>
  </div>
)

type ValuesProps = {
  readonly label: string
  readonly items: readonly string[]
  readonly hasLead: CompareRow['hasLead']
  readonly nothing: string
  /** The other side is empty, and the word for the change says so. */
  readonly isOnlyOne: boolean
}

/** The label is for the eye, where there are two sides. Screen readers use the column header, and get an empty side as well. */
const Values = ({ hasLead, isOnlyOne, items, label, nothing }: ValuesProps) => {
  if (items.length === 0)
    return (
      <span className={recipe('hidden')} role="cell">
        {nothing}
      </span>
    )
  return (
    <span className={classOf('value')} role="cell">
      {!isOnlyOne && (
        <span className={note} aria-hidden="true">
          {label}
        </span>
      )}
      {items.map((text, position) => (
        <span key={text} className={hasLead && position === 0 ? recipe('text', { style: 'label' }) : undefined}>
          {text}
        </span>
      ))}
    </span>
  )
}
