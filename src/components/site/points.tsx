import { Heading } from '#components/heading.tsx'
import { Icon } from '#components/icon.tsx'
import { slots } from '#components/recipe.ts'

const part = slots('points')

export type Point = { readonly id: string; readonly title: string; readonly text: string }

/** A list of assurances, each with a tick. */
export const Points = ({ points, level = 3 }: { readonly points: readonly Point[]; readonly level?: 2 | 3 }) => (
  <ul>
    {points.map(({ id, text, title }) => (
      <li key={id} className={part('point')}>
        <span className={part('icon')}>
          <Icon name="tick" />
        </span>
        <Heading level={level}>{title}</Heading>
        <p className={part('text')}>{text}</p>
      </li>
    ))}
  </ul>
)
