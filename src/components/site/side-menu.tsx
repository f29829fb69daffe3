import { useRef } from 'react'
import { Icon, type IconName } from '#components/icon.tsx'
import type { Link } from '#components/link.ts'
import { recipe, slots } from '#components/recipe.ts'

const classOf = slots('side-menu')

export type SideMenuItem = {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly icon?: IconName | undefined
}
export type SideMenuProps = {
  readonly label: string
  readonly items: readonly SideMenuItem[]
  /** The id of the current page. */
  readonly current: string
  /** The page is not the current one itself, but belongs to it. */
  readonly isBelow?: boolean
  /** Accessible label of the disclosure on a phone, which shows the name of the current page. */
  readonly open: string
  /** Shown at its end: it opens the links. */
  readonly sections: string
  readonly link?: Link | undefined
}

/** The navigation of one part of the site: a column beside the page, or a disclosure above it on a phone. */
export const SideMenu = ({ label, items, current, isBelow = false, open, sections, link = 'a' }: SideMenuProps) => {
  const fold = useRef<HTMLDetailsElement>(null)
  const here = items.find(({ id }) => id === current)
  const list = { items, current, isBelow, link }
  return (
    <nav className={classOf('root')} aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from each of its links. */}
      <details
        ref={fold}
        className={classOf('fold')}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !fold.current?.open) return
          fold.current.open = false
          fold.current.querySelector('summary')?.focus()
        }}
      >
        <summary className={classOf('where')}>
          {here?.icon && <Icon name={here.icon} />}
          <span>{here?.label ?? open}</span>{' '}
          <span className={classOf('open')}>
            <span>{sections}</span>
            <Icon name="down" size="small" />
          </span>
          {here && <span className={recipe('hidden')}>. {open}</span>}
        </summary>
        <Links
          {...list}
          onGo={() => {
            if (fold.current) fold.current.open = false
          }}
        />
      </details>
      <div className={classOf('column')}>
        <Links {...list} />
      </div>
    </nav>
  )
}

type LinksProps = Pick<SideMenuProps, 'items' | 'current'> & {
  readonly isBelow: boolean
  readonly link: Link
  readonly onGo?: (() => void) | undefined
}

const Links = ({ items, current, isBelow, link: Anchor, onGo }: LinksProps) => (
  <ul className={classOf('list')}>
    {items.map(({ id, label, href, icon }) => (
      <li key={id}>
        <Anchor
          href={href}
          className={classOf('link')}
          aria-current={id !== current ? undefined : isBelow ? 'true' : 'page'}
          onClick={onGo}
        >
          {icon && <Icon name={icon} />}
          {label}
        </Anchor>
      </li>
    ))}
  </ul>
)
