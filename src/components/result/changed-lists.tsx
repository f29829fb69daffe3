import type { Tint } from '#components/card.tsx'
import { Icon } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'

const part = slots('compare')

export type ChangedList = {
  readonly id: string
  readonly what: string
  readonly changes: readonly ChangedName[]
  /** 'Still there: …' */
  readonly kept: string | null
}
export type ChangedName = {
  readonly kind: 'gone' | 'new'
  readonly name: string
  /** A drawing of it. The name says the same. */
  readonly drawing?: { readonly src: string; readonly tint: Tint } | undefined
}
export type ChangedListsProps = {
  readonly lists: readonly ChangedList[]
  /** The word of each sign. */
  readonly words: Readonly<Record<ChangedName['kind'], string>>
}

/** Lists of names in two reports: what came, what went, and what is in both. */
export const ChangedLists = ({ lists, words }: ChangedListsProps) => (
  <dl className={part('root')}>
    {lists.map(({ changes, id, kept, what }) => (
      <div key={id} className={part('row')}>
        <dt className={part('what')}>{what}</dt>
        {changes.map(({ drawing, kind, name }) => (
          <dd key={`${kind} ${name}`} className={part('item')}>
            {drawing && (
              <span className={`${slots('product', { tint: drawing.tint })('pane')} ${part('pane')}`}>
                <Picture src={drawing.src} />
              </span>
            )}
            <span className={part('words')}>
              <span className={slots('compare', { kind })('chip')}>
                <Icon name={kind === 'new' ? 'plus' : 'minus'} size="small" />
                {words[kind]}
              </span>{' '}
              <span className={part('name')}>{name}</span>
            </span>
          </dd>
        ))}
        {kept !== null && (
          <dd className={`${part('kept')} ${recipe('text', { style: 'small', tone: 'muted' })}`}>{kept}</dd>
        )}
      </div>
    ))}
  </dl>
)
