import { Heading } from '#components/heading.tsx'
import { Icon } from '#components/icon.tsx'
import { slots } from '#components/recipe.ts'

const classOf = slots('points')

export type Point = { readonly id: string; readonly title: string; readonly text: string }

/** A list of assurances, each with a tick. */
export const Points = ({ points }: { readonly points: readonly Point[] }) => (
  <ul>
    {points.map(({ id, text, title }) => (
      <li key={id} className={classOf('point')}>
        <span className={classOf('icon')}>
          <Icon name="tick" />
        </span>
        <Heading level={3}>{title}</Heading>
        <p className={classOf('text')}>{text}</p>
      </li>
    ))}
  </ul>
)
