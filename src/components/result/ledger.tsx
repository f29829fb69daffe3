import { dot } from '#components/dot.ts'
import { recipe, slots } from '#components/recipe.ts'

const part = slots('ledger')

export type LedgerRow = {
  readonly id: string
  /** "100", "−9": with its sign, unless the count starts here. */
  readonly points: string
  readonly text: string
  /** The answer that caused the change, and how sure the reason is. */
  readonly details: readonly string[]
}
export type LedgerProps = {
  readonly summary: string
  /** The caption of the table. */
  readonly heading: string
  readonly lead?: string | undefined
  readonly columns: { readonly points: string; readonly reason: string }
  /** From the start to the last change. They add up to the sum. */
  readonly rows: readonly LedgerRow[]
  readonly sum: { readonly points: string; readonly text: string }
  readonly notes?: readonly string[] | undefined
  readonly open?: boolean | undefined
}

/** How a score was computed: the start, what each answer changes, and the sum. */
export const Ledger = (props: LedgerProps) => {
  const { summary, heading, lead, columns, rows, sum, notes = [], open } = props
  return (
    <details className={part('root')} open={open}>
      <summary className={recipe('disclosure')}>{summary}</summary>
      {lead && <p className={part('lead')}>{lead}</p>}
      <table className={part('table')}>
        <caption className={recipe('hidden')}>{heading}</caption>
        <thead>
          <tr>
            <th scope="col" className={part('points')}>
              {columns.points}
            </th>
            <th scope="col">{columns.reason}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ details, id, points, text }) => (
            <tr key={id}>
              <td className={part('points')}>{points}</td>
              <td className={part('reason')}>
                {text}
                {details.length > 0 && <span className={part('detail')}>{details.join(dot)}</span>}
              </td>
            </tr>
          ))}
          <tr className={part('sum')}>
            <td className={part('points')}>{sum.points}</td>
            <td className={part('reason')}>{sum.text}</td>
          </tr>
        </tbody>
      </table>
      {notes.length > 0 && (
        <div className={part('footer')}>
          {notes.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </details>
  )
}
