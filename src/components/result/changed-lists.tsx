import { recipe, slots } from '#components/recipe.ts'

const part = slots('compare')

export type ChangedList = {
  readonly id: string
  readonly what: string
  /** 'Gone: …', 'New: …' */
  readonly changes: readonly string[]
  /** 'Still there: …' */
  readonly kept: string | null
}

/** Lists of names in two reports: what came, what went, and what is in both. */
export const ChangedLists = ({ lists }: { readonly lists: readonly ChangedList[] }) => (
  <dl className={part('root')}>
    {lists.map(({ changes, id, kept, what }) => (
      <div key={id} className={part('row')}>
        <dt className={part('what')}>{what}</dt>
        {changes.map((change) => (
          <dd key={change} className={part('item')}>
            {change}
          </dd>
        ))}
        {kept !== null && (
          <dd className={`${part('item')} ${recipe('text', { style: 'small', tone: 'muted' })}`}>{kept}</dd>
        )}
      </div>
    ))}
  </dl>
)
