import { Fold } from '#components/fold.tsx'
import { Note } from '#components/note.tsx'
import { recipe, slots } from '#components/recipe.ts'
import type { ResultSignpost } from '#types/api.generated.ts'

export type SignpostsProps = {
  readonly heading: string
  readonly lead?: string | undefined
  readonly items: readonly ResultSignpost[]
}

/**
 * Advice to see a professional, in one box above the scores, in the order of the content. Only the first and those that are urgent
 * are open, so that the scores are not far below; where there is room, two and more others are beside it.
 */
export const Signposts = ({ heading, items, lead }: SignpostsProps) => {
  if (items.length === 0) return null
  const classOf = slots('signposts', { several: items.length > 2 ? 'yes' : undefined })
  return (
    <div className={classOf('root')}>
      <Note status="warning" icon="heart" level={2} title={heading}>
        {lead && <p className={classOf('lead')}>{lead}</p>}
        <ul className={classOf('list')}>
          {items.map(({ id, text, title, urgent = false }, place) => {
            const name = <h3 className={recipe('text', { style: 'label' })}>{title}</h3>
            const advice = <p className={classOf('text')}>{text}</p>
            return (
              <li key={id} className={classOf('item')}>
                {place > 0 && !urgent ? (
                  <Fold summary={name}>{advice}</Fold>
                ) : (
                  <>
                    {name}
                    {advice}
                  </>
                )}
              </li>
            )
          })}
        </ul>
      </Note>
    </div>
  )
}
