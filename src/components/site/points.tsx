import { Heading } from '#components/heading.tsx'
import { Icon } from '#components/icon.tsx'
import type { Link } from '#components/link.ts'
import { slots } from '#components/recipe.ts'

const classOf = slots('points')

export type Point = {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Leads to what proves it. */
  readonly link?: { readonly label: string; readonly to: string } | undefined
}

type Props = { readonly points: readonly Point[]; readonly link?: Link }

/** A list of assurances, each with a tick. */
export const Points = ({ link: Anchor = 'a', points }: Props) => (
  <ul>
    {points.map(({ id, link, text, title }) => (
      <li key={id} className={classOf('point')}>
        <span className={classOf('icon')}>
          <Icon name="tick" />
        </span>
        <Heading level={3}>{title}</Heading>
        <p className={classOf('text')}>
          {text} {link && <Anchor href={link.to}>{link.label}</Anchor>}
        </p>
      </li>
    ))}
  </ul>
)
