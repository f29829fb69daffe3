import { Card } from '#components/card.tsx'
import { CompareTable, type CompareRow } from '#components/result/compare-table.tsx'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import type { Comparison, LabelChange } from '#engine/result/compare.ts'
import { changeText } from './compare-scores.tsx'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'

type Props = {
  readonly comparison: Comparison
  /** One of the reports suggests sample products. */
  readonly samples: boolean
}
/** So many changes of one part are in sight. */
const fewChanges = 3

type Table = { readonly id: string; readonly title: string; readonly rows: readonly LabelChange[] }

/** Changes in profile, objectives, routine, tips and products. Many are folded. What did not change or has no module is left out. */
export const TextComparison = ({ comparison, samples }: Props) => {
  const { content, report } = useDashboard()
  const words = content.page.report_history.compare
  const { objectives, product, routines, signposts, tips } = report.page
  const cardTitle = (id: string): string => objectives.cards.find((card) => card.id === id)?.title ?? objectives.heading
  const tables: readonly Table[] = [
    { id: 'signposts', title: signposts.heading, rows: [{ ...comparison.signposts, name: signposts.heading }] },
    ...comparison.groups,
    {
      id: 'objectives',
      title: objectives.heading,
      rows: [comparison.issues, comparison.goals, comparison.insight].map((row) => ({
        ...row,
        name: cardTitle(row.id),
      })),
    },
    ...(routines
      ? [
          {
            id: 'routines',
            title: routines.heading,
            rows: comparison.routine.flatMap(({ id, rows }) => rows.map((row) => ({ ...row, id: `${id} ${row.id}` }))),
          },
        ]
      : []),
    ...(tips ? [{ id: 'tips', title: tips.heading, rows: comparison.tips }] : []),
    ...(product ? [{ id: 'products', title: product.heading, rows: comparison.products }] : []),
  ]
  return tables.map(({ id, rows, title }) => {
    const changed = rows.filter(({ kind }) => kind !== 'same')
    return (
      changed.length > 0 && (
        <Card key={id}>
          <details open={changed.length <= fewChanges}>
            <summary className={recipe('disclosure')}>
              {fill(words.changes, { part: title, count: changed.length })}
            </summary>
            <div className={recipe('stack', { gap: 'md' })}>
              {id === 'products' && samples && <Note status="info" title={report.sample_note} />}
              <CompareTable
                caption={title}
                columns={words.columns}
                rows={changed.map(({ after, before, id: row, kind, name }): CompareRow => ({
                  id: row,
                  what: name,
                  before,
                  after,
                  change: changeText(kind, words),
                }))}
                nothing={words.nothing}
              />
            </div>
          </details>
        </Card>
      )
    )
  })
}
