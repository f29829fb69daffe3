import { recipe, slots } from '#components/recipe.ts'

const part = slots('ledger')

export type LedgerRow = {
  readonly id: string
  readonly points: number
  readonly because: string
  readonly answer?: string | undefined
  readonly evidence?: string | undefined
}
export type LedgerProps = {
  readonly summary: string
  /** The caption of the table. */
  readonly heading: string
  readonly lead?: string | undefined
  readonly columns: { readonly points: string; readonly reason: string }
  /** null: no row, because everybody starts at 0. */
  readonly base: { readonly points: number; readonly text: string } | null
  readonly entries: readonly LedgerRow[]
  readonly sum: { readonly points: string; readonly text: string }
  /** Shown when there are no entries. */
  readonly none?: string | null | undefined
  readonly notes?: readonly string[] | undefined
  readonly open?: boolean | undefined
}

/** How a score was computed: the base, the points of each answer, and the sum. */
export const Ledger = (props: LedgerProps) => {
  const { summary, heading, lead, columns, base, entries, sum, none, notes = [], open } = props
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
          {base && (
            <tr>
              <td className={part('points')}>{base.points}</td>
              <td className={part('reason')}>{base.text}</td>
            </tr>
          )}
          {entries.length === 0 && none && (
            <tr>
              <td className={part('points')}>0</td>
              <td className={part('reason')}>{none}</td>
            </tr>
          )}
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td className={part('points')}>{signed(entry.points)}</td>
              <td className={part('reason')}>
                {entry.because}
                {(entry.answer ?? entry.evidence) && (
                  <span className={part('detail')}>{[entry.answer, entry.evidence].filter(Boolean).join(' · ')}</span>
                )}
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

/** With a real minus sign (U+2212), which is as wide as the plus. */
const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'))
