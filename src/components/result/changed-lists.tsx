import type { Tint } from '#components/card.tsx'
import { Icon } from '#components/icon.tsx'
import type { Link } from '#components/link.ts'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'

const classOf = slots('compare')

export type ChangedList = {
  readonly id: string
  readonly what: string
  /** Each name says it in its second line. */
  readonly isWhatHidden?: boolean
  readonly changes: readonly ChangedName[]
  /** 'In both: …' */
  readonly kept: string | null
}
export type ChangedName = {
  readonly kind: 'gone' | 'new'
  readonly name: string
  /** A second line. */
  readonly detail?: string | undefined
  /** A drawing of it, decoration beside the name. */
  readonly drawing?: { readonly src: string; readonly tint: Tint } | undefined
  /** Where all about it is. */
  readonly href?: string | undefined
}
export type ChangedListsProps = {
  readonly lists: readonly ChangedList[]
  /** The word of each sign. */
  readonly words: Readonly<Record<ChangedName['kind'], string>>
  readonly link?: Link | undefined
}

/** Lists of names in two reports: what came, what went, and what is in both. */
export const ChangedLists = ({ link: Anchor = 'a', lists, words }: ChangedListsProps) => (
  <dl className={classOf('root')}>
    {lists.map(({ changes, id, isWhatHidden, kept, what }) => (
      <div key={id} className={classOf('row')}>
        <dt className={isWhatHidden ? recipe('hidden') : classOf('what')}>{what}</dt>
        {changes.map(({ detail, drawing, href, kind, name }) => (
          <dd key={`${kind} ${name}`} className={classOf('item')}>
            {drawing && (
              <span className={`${slots('product', { tint: drawing.tint })('pane')} ${classOf('pane')}`}>
                <Picture src={drawing.src} />
              </span>
            )}
            <span className={slots('compare', { lines: detail ? 'yes' : undefined })('words')}>
              <span className={slots('compare', { kind })('chip')}>
                <Icon name={kind === 'new' ? 'plus' : 'minus'} size="small" />
                {words[kind]}
              </span>{' '}
              <span className={slots('compare', { lines: detail ? 'yes' : undefined })('name')}>
                {href === undefined ? name : <Anchor href={href}>{name}</Anchor>}
              </span>
              {detail && <span className={recipe('text', { style: 'small', tone: 'muted' })}> {detail}</span>}
            </span>
          </dd>
        ))}
        {kept !== null && (
          <dd className={`${classOf('kept')} ${recipe('text', { style: 'small', tone: 'muted' })}`}>{kept}</dd>
        )}
      </div>
    ))}
  </dl>
)
