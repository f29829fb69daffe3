import { Icon } from '#components/icon.tsx'
import { ChangedLists, type ChangedList } from '#components/result/changed-lists.tsx'
import { CompareTable, type CompareRow } from '#components/result/compare-table.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import type { Comparison, LabelChange } from '#engine/result/compare.ts'
import { itemChanges } from '#engine/result/item-changes.ts'
import { changeText } from './compare-scores.tsx'
import { useDashboard, type DashboardParts } from '#pages/dashboard/dashboard-context.tsx'

type Props = {
  readonly comparison: Comparison
  /** One of the reports suggests sample products. */
  readonly samples: boolean
}
const part = slots('text-page')

/** So many changes of one part are in sight. */
const fewChanges = 3

type Table = {
  readonly id: string
  readonly title: string
  /** A list has several names; all else one text before and one after. */
  readonly rows: readonly (LabelChange & { readonly isList?: boolean })[]
}

/** Changes in profile, objectives, routine, tips and products. Many are folded. What did not change or has no module is left out. */
export const TextComparison = ({ comparison, samples }: Props) => {
  const { content, report } = useDashboard()
  const words = content.page.report_history.compare
  const { objectives, product, routines, signposts, tips } = report.page
  const cardTitle = (id: string): string => objectives.cards.find((card) => card.id === id)?.title ?? objectives.heading
  const tables: readonly Table[] = [
    {
      id: 'signposts',
      title: signposts.heading,
      rows: [{ ...comparison.signposts, name: signposts.heading, isList: true }],
    },
    ...comparison.groups,
    {
      id: 'objectives',
      title: objectives.heading,
      rows: [comparison.issues, comparison.goals, comparison.insight].map((row) => ({
        ...row,
        name: cardTitle(row.id),
        isList: row !== comparison.insight,
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
    ...(tips ? [{ id: 'tips', title: tips.heading, rows: asLists(comparison.tips) }] : []),
    ...(product ? [{ id: 'products', title: product.heading, rows: asLists(comparison.products) }] : []),
  ]
  return tables.map(({ id, rows, title }) => {
    const changed = rows.filter(({ kind }) => kind !== 'same')
    const lists = changed.filter(({ isList = false }) => isList)
    const texts = changed.filter(({ isList = false }) => !isList)
    return (
      changed.length > 0 && (
        <details key={id} className={part('fold')} open={changed.length <= fewChanges}>
          <summary className={part('summary')}>
            <h2>{fill(words.changes, { part: title, count: changed.length })}</h2>
            <Icon name="down" />
          </summary>
          <div className={part('inside')}>
            {lists.length > 0 && <ChangedLists lists={lists.map((list) => changedList(list, words))} />}
            {texts.length > 0 && (
              <CompareTable
                caption={title}
                columns={words.columns}
                rows={texts.map(({ after, before, id: row, kind, name }): CompareRow => ({
                  id: row,
                  what: name,
                  before,
                  after,
                  change: changeText(kind, words),
                }))}
                nothing={words.nothing}
              />
            )}
            {id === 'products' && samples && <p className={recipe('text', { tone: 'muted' })}>{report.sample_note}</p>}
          </div>
        </details>
      )
    )
  })
}

const asLists = (rows: readonly LabelChange[]) => rows.map((row) => ({ ...row, isList: true }))

type CompareWords = DashboardParts['content']['page']['report_history']['compare']

const changedList = (change: LabelChange, words: CompareWords): ChangedList => {
  const { added, gone, kept } = itemChanges(change)
  const line = (template: string, names: readonly string[]) =>
    names.length > 0 ? [fill(template, { names: names.join(', ') })] : []
  return {
    id: change.id,
    what: change.name,
    changes: [...line(words.items_gone, gone), ...line(words.items_new, added)],
    kept: line(words.items_kept, kept)[0] ?? null,
  }
}
