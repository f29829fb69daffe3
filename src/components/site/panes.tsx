import { tintAt } from '#components/card.tsx'
import { Heading } from '#components/heading.tsx'
import { Picture } from '#components/picture.tsx'
import { slots } from '#components/recipe.ts'

const classOf = slots('panes')

export type PaneItem = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly picture?: string | undefined
}

/** A grid of explanations with pictures. They are not links. */
export const Panes = ({ items, level = 3 }: { readonly items: readonly PaneItem[]; readonly level?: 2 | 3 }) => (
  <ul className={classOf('list')}>
    {items.map(({ id, title, text, picture }, position) => (
      <li key={id} className={classOf('item')}>
        {picture && (
          <div className={slots('panes', { tint: tintAt(position) })('pane')}>
            <Picture src={picture} className={classOf('picture')} />
          </div>
        )}
        <Heading level={level}>{title}</Heading>
        <p className={classOf('text')}>{text}</p>
      </li>
    ))}
  </ul>
)
