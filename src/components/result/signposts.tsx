import { Fold } from '#components/fold.tsx'
import { Note } from '#components/note.tsx'
import { slots } from '#components/recipe.ts'

const part = slots('signposts')

export type SignpostsProps = {
  readonly heading: string
  readonly lead?: string | undefined
  readonly items: readonly { readonly id: string; readonly title: string; readonly text: string }[]
}

/**
 * Advice to see a professional, in one box above the scores. The items come in the order of their urgency. Of more than two only the
 * first is open, so that the scores are not far below.
 */
export const Signposts = ({ heading, items, lead }: SignpostsProps) => {
  if (items.length === 0) return null
  const folds = items.length > 2
  return (
    <Note status="warning" icon="heart" level={2} title={heading}>
      {lead && <p className={part('lead')}>{lead}</p>}
      <ul className={part('list')}>
        {items.map(({ id, text, title }, place) => {
          const name = <h3 className={part('title')}>{title}</h3>
          return (
            <li key={id} className={part('item')}>
              {folds && place > 0 ? (
                <Fold summary={name}>
                  <p className={part('text')}>{text}</p>
                </Fold>
              ) : (
                <>
                  {name}
                  <p className={part('text')}>{text}</p>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
