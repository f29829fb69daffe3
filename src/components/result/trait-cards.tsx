import { tintAt } from '#components/card.tsx'
import { Heading } from '#components/heading.tsx'
import { Picture } from '#components/picture.tsx'
import { slots } from '#components/recipe.ts'

const classOf = slots('traits')

export type TraitItem = {
  readonly id: string
  readonly title: string
  readonly label: string
  readonly text?: string | undefined
  readonly note?: string | undefined
  readonly picture?: string | undefined
}

/**
 * The profile, one card for each trait. The tint follows the position: one that followed the value would look like a
 * verdict.
 */
export const TraitCards = ({
  items,
  level = 3,
}: {
  readonly items: readonly TraitItem[]
  readonly level?: 2 | 3 | 4
}) => {
  const few = items.length <= 2 ? 'yes' : undefined
  return (
    <ul className={classOf('list')}>
      {items.map(({ id, title, label, text, note, picture }, position) => (
        <li key={id} className={slots('traits', { few: picture ? few : undefined })('card')}>
          {picture && (
            <div className={slots('traits', { few, tint: tintAt(position) })('pane')}>
              <Picture src={picture} className={classOf('picture')} />
            </div>
          )}
          <div className={classOf('words')}>
            <Heading level={level} className={classOf('title')}>
              {title}
            </Heading>
            <p className={classOf('label')}>{label}</p>
            {text && <p className={classOf('text')}>{text}</p>}
            {note && <p className={classOf('note')}>{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
