import { Icon } from '#components/icon.tsx'
import { ChangedLists, type ChangedList, type ChangedName } from '#components/result/changed-lists.tsx'
import { CompareTable, type CompareRow } from '#components/result/compare-table.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import { sum } from '#engine/sum.ts'
import { productName, type Comparison, type LabelChange } from '#engine/result/compare/compare.ts'
import { itemChanges } from '#engine/result/compare/item-changes.ts'
import { drawingOf } from '#pages/report/product-drawing.ts'
import { productRowId } from '#pages/report/product-row-id.ts'
import { SiteLink } from '#pages/site-link.tsx'
import type { Result, ResultProduct } from '#types/api.generated.ts'
import { changeText } from './compare-scores.tsx'
import { useDashboard, type DashboardContextValue } from '#pages/dashboard/dashboard-context.tsx'

type Props = {
  readonly comparison: Comparison
  /** The two reports. */
  readonly results: readonly Result[]
  /** The ids of the products that are recommended now. Their names lead to their cards. */
  readonly recommended: readonly string[]
}

/** A part shows this many rows; the others are folded. */
const fewChanges = 3

type Table = {
  readonly id: string
  readonly title: string
  /** A list of names is compared name by name, anything else as one text before and one after. */
  readonly rows: readonly (LabelChange & { readonly isList?: boolean } & Pick<CompareRow, 'hasLead'>)[]
}

/** How many changes the row stands for: one for each name of a list that came or went. A list in another order counts as one. */
const changesIn = ({ isList = false, ...row }: Table['rows'][number]): number => {
  if (!isList) return 1
  const { added, gone } = itemChanges(row)
  return Math.max(1, added.length + gone.length)
}

/** Changes in profile, objectives, routine, tips and products. Many are folded. What did not change or has no module is left out. */
export const TextComparison = ({ comparison, recommended, results }: Props) => {
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
            // The first value of a step is how often.
            rows: comparison.routine.flatMap(({ id, rows }) =>
              rows.map((row) => ({ ...row, id: `${id} ${row.id}`, hasLead: true })),
            ),
          },
        ]
      : []),
    ...(tips ? [{ id: 'tips', title: tips.heading, rows: asLists(comparison.tips) }] : []),
    ...(product ? [{ id: 'products', title: product.heading, rows: asLists(comparison.products) }] : []),
  ]
  const page = content.page.recommendations.route
  const hrefOf = ({ id }: ResultProduct) =>
    recommended.includes(String(id)) ? `${page}#${productRowId(id)}` : undefined
  const hasSamples = results.some((result) => result.products.some(({ sample }) => sample))
  return tables.map(({ id, rows, title }) => {
    const changed = rows.filter(({ kind }) => kind !== 'same')
    const lists = changed.filter(({ isList = false }) => isList)
    const texts = changed.filter(({ isList = false }) => !isList)
    return (
      changed.length > 0 && (
        <details key={id} className={recipe('card', { long: 'yes' })} open={changed.length <= fewChanges}>
          <summary className={slots('text-page')('summary')}>
            <h2>{fill(words.changes, { part: title, count: sum(changed.map(changesIn)) })}</h2>
            <Icon name="down" />
          </summary>
          <div className={recipe('stack', { gap: 'sm' })}>
            {lists.length > 0 && (
              <ChangedLists
                lists={lists.map((list) =>
                  changedList(list, words, id === 'products' ? { hrefOf, results } : undefined),
                )}
                link={SiteLink}
                words={{ gone: id === 'products' ? words.products_gone : words.items_gone, new: words.items_new }}
              />
            )}
            {texts.length > 0 && (
              <CompareTable
                caption={title}
                columns={words.columns}
                rows={texts.map(({ after, before, hasLead, id: row, kind, name }): CompareRow => ({
                  id: row,
                  hasLead,
                  what: name,
                  before,
                  after,
                  change: changeText(kind, words),
                }))}
                nothing={words.nothing}
              />
            )}
            {id === 'products' && hasSamples && (
              <p className={recipe('text', { style: 'small', tone: 'muted' })}>{report.sample_note}</p>
            )}
          </div>
        </details>
      )
    )
  })
}

const asLists = (rows: readonly LabelChange[]) => rows.map((row) => ({ ...row, isList: true }))

type CompareWords = DashboardContextValue['content']['page']['report_history']['compare']

type Products = {
  readonly results: readonly Result[]
  readonly hrefOf: (product: ResultProduct) => string | undefined
}

/** `products`: those that the names stand for. */
const changedList = (change: LabelChange, words: CompareWords, products?: Products): ChangedList => {
  const { added, gone, kept } = itemChanges(change)
  const wordsFor = (name: string): Omit<ChangedName, 'kind'> => (products && productIn(products, name)) ?? { name }
  const named = (kind: ChangedName['kind'], names: readonly string[]) =>
    names.map((name) => ({ kind, ...wordsFor(name) }))
  return {
    id: change.id,
    what: change.name,
    isWhatHidden: products !== undefined,
    changes: [...named('gone', gone), ...named('new', added)],
    kept:
      kept.length > 0 ? fill(words.items_kept, { names: kept.map((name) => wordsFor(name).name).join(', ') }) : null,
  }
}

/** A product by the name that it has in a comparison. */
const productIn = ({ hrefOf, results }: Products, name: string): Omit<ChangedName, 'kind'> | undefined =>
  results.flatMap((result) => {
    const product = result.products.find((one) => productName(one) === name)
    if (!product) return []
    const detail = [product.slot_label, product.brand].filter((text) => text !== '').join(' · ')
    return [{ name: product.name, detail, drawing: drawingOf(product, result), href: hrefOf(product) }]
  })[0]
