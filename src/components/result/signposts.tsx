import { Fold } from '#components/fold.tsx'
import { Note } from '#components/note.tsx'
import { recipe, slots } from '#components/recipe.ts'

const part = slots('signposts')

export type SignpostsProps = {
  readonly heading: string
  readonly lead?: string | undefined
  readonly items: readonly {
    readonly id: string
    readonly title: string
    readonly text: string
    /** Unfolds below the text. Empty: nothing. */
    readonly rest: string
  }[]
  /** Opens the rest of a text. */
  readonly more: string
}

/** Advice to see a professional, in one box above the scores. The titles and what to do are never hidden. */
export const Signposts = ({ heading, items, lead, more }: SignpostsProps) =>
  items.length > 0 && (
    <Note status="warning" icon="heart" level={2} title={heading}>
      {lead && <p className={part('lead')}>{lead}</p>}
      <ul>
        {items.map(({ id, rest, text, title }) => (
          <li key={id} className={part('item')}>
            <h3 className={part('title')}>{title}</h3>
            <p>{text}</p>
            {rest !== '' && (
              <Fold
                summary={
                  <>
                    {more}
                    <span className={recipe('hidden')}>{`: ${title}`}</span>
                  </>
                }
              >
                <p>{rest}</p>
              </Fold>
            )}
          </li>
        ))}
      </ul>
    </Note>
  )
