import { Note } from '#components/note.tsx'
import { slots } from '#components/recipe.ts'

const part = slots('signposts')

export type SignpostsProps = {
  readonly heading: string
  readonly lead?: string | undefined
  readonly items: readonly { readonly id: string; readonly title: string; readonly text: string }[]
}

/** Advice to see a professional, in one box above the scores. Nothing of it is folded: it says what to do, and may name an emergency number. */
export const Signposts = ({ heading, items, lead }: SignpostsProps) =>
  items.length > 0 && (
    <Note status="warning" icon="heart" level={2} title={heading}>
      {lead && <p className={part('lead')}>{lead}</p>}
      <ul className={part('list')}>
        {items.map(({ id, text, title }) => (
          <li key={id} className={part('item')}>
            <h3 className={part('title')}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Note>
  )
