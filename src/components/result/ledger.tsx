import { dot } from '#components/dot.ts'
import { recipe, slots } from '#components/recipe.ts'

const classOf = slots('ledger')

export type LedgerRow = {
  readonly id: string
  /** "100", "−9": with its sign, unless the count starts here. */
  readonly points: string
  readonly text: string
  /** The answer that caused the change, and how sure the reason is. */
  readonly details: readonly string[]
  /** The value before and after this row, in per cent of the scale. They are drawn below the text. */
  readonly change?: { readonly before: number; readonly after: number } | undefined
}
export type LedgerTableProps = {
  /** The caption of the table. */
  readonly heading: string
  readonly columns: { readonly points: string; readonly reason: string }
  /** From the start to the last change. They add up to the sum. */
  readonly rows: readonly LedgerRow[]
  readonly sum: { readonly points: string; readonly text: string }
}
export type LedgerProps = LedgerTableProps & {
  readonly summary: string
  readonly lead?: string | undefined
  readonly notes?: readonly string[] | undefined
}

/** How a score was computed: the start, what each answer changes, and the sum. */
export const Ledger = ({ summary, lead, notes = [], ...table }: LedgerProps) => (
  <details className={classOf('root')}>
    <summary className={recipe('disclosure')}>{summary}</summary>
    {lead && <p className={classOf('lead')}>{lead}</p>}
    <LedgerTable {...table} />
    {notes.length > 0 && (
      <div className={classOf('footer')}>
        {notes.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    )}
  </details>
)

export const LedgerTable = ({ heading, columns, rows, sum }: LedgerTableProps) => (
  <table className={classOf('table')}>
    <caption className={recipe('hidden')}>{heading}</caption>
    <thead>
      <tr>
        <th scope="col" className={classOf('points')}>
          {columns.points}
        </th>
        <th scope="col">{columns.reason}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ change, details, id, points, text }) => (
        <tr key={id}>
          <td className={classOf('points')}>{points}</td>
          <td className={classOf('reason')}>
            {text}
            {details.length > 0 && <span className={classOf('detail')}>{details.join(dot)}</span>}
            {change && <Change {...change} />}
          </td>
        </tr>
      ))}
      <tr className={classOf('sum')}>
        <td className={classOf('points')}>{sum.points}</td>
        <td className={classOf('reason')}>{sum.text}</td>
      </tr>
    </tbody>
  </table>
)

/** What is left of the bar, and what the row takes from it or adds to it. The points say the same. */
const Change = ({ after, before }: NonNullable<LedgerRow['change']>) => {
  const [low, high] = [Math.min(before, after), Math.max(before, after)]
  return (
    <svg className={`${slots('score')('track')} ${classOf('track')}`} aria-hidden="true">
      <rect className={barIn('middle')} width={`${low}%`} height="100%" />
      <rect className={barIn(after < before ? 'low' : 'high')} x={`${low}%`} width={`${high - low}%`} height="100%" />
    </svg>
  )
}

const barIn = (tone: 'low' | 'middle' | 'high'): string => slots('score', { tone })('bar')
