import { useRef } from 'react'
import { Brand } from './brand.tsx'
import { ButtonLink } from '#components/button.tsx'
import { Icon } from '#components/icon.tsx'
import type { Link } from '#components/link.ts'
import { recipe, slots } from '#components/recipe.ts'

export type NavItem = {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly emphasis?: boolean | undefined
}
export type TopNavProps = {
  readonly label: string
  readonly brand: { readonly name: string; readonly mark: string | null; readonly href: string }
  readonly items: readonly NavItem[]
  /** The path of the current page. */
  readonly current: string
  /** The path of the item that the current page belongs to, if it has none of its own. */
  readonly section?: string | undefined
  /** Shown beside the current page in the menu. */
  readonly currentLabel?: string | undefined
  readonly menu: { readonly open: string; readonly close: string }
  readonly link?: Link | undefined
  /** On the coloured background of the hero. */
  readonly onHero?: boolean | undefined
  /** The look of the items with `emphasis`: filled, unless the page has a filled button of its own. */
  readonly emphasis?: 'solid' | 'outline' | undefined
}

/**
 * The header of the site: links in a row, or behind a menu button on a phone. An item with `emphasis` is shown as a
 * button.
 */
export const TopNav = ({
  label,
  brand,
  items,
  current,
  section,
  currentLabel,
  menu,
  link: Anchor = 'a',
  onHero = false,
  emphasis: look = 'solid',
}: TopNavProps) => {
  const sheet = useRef<HTMLDialogElement>(null)
  const close = () => sheet.current?.close()
  const classOf = slots('top-nav', { ground: onHero ? 'hero' : undefined })
  const plain = items.filter(({ emphasis }) => !emphasis)
  const here = (href: string) => (href === current ? 'page' : href === section ? 'true' : undefined)
  return (
    <header className={classOf('root')}>
      <div className={`${classOf('inner')} ${recipe('wrap', { width: 'page' })}`}>
        <Brand {...brand} link={Anchor} />
        {plain.length > 0 && (
          <nav className={classOf('links')} aria-label={label}>
            {plain.map(({ id, label: word, href }) => (
              <Anchor key={id} href={href} className={classOf('link')} aria-current={here(href)}>
                {word}
              </Anchor>
            ))}
          </nav>
        )}
        {items
          .filter(({ emphasis }) => emphasis)
          .map(({ id, label: word, href }) => (
            <ButtonLink key={id} href={href} link={Anchor} variant={look}>
              {word}
            </ButtonLink>
          ))}
        {plain.length > 0 && (
          <button
            type="button"
            className={classOf('menu')}
            aria-haspopup="dialog"
            onClick={() => sheet.current?.showModal()}
          >
            <Icon name="menu" />
            <span className={classOf('menuLabel')}>{menu.open}</span>
          </button>
        )}
      </div>
      {plain.length > 0 && (
        <dialog ref={sheet} className={classOf('sheet')} aria-label={label}>
          <div className={classOf('inner')}>
            <Brand name={brand.name} mark={brand.mark} />
            <button type="button" className={classOf('menu')} data-safe onClick={close}>
              <Icon name="close" />
              {menu.close}
            </button>
          </div>
          <nav aria-label={label}>
            {plain.map(({ id, label: word, href }) => (
              <Anchor key={id} href={href} className={classOf('sheetLink')} aria-current={here(href)} onClick={close}>
                {word}
                {href === current && currentLabel && (
                  <span className={classOf('here')} aria-hidden="true">
                    {currentLabel}
                  </span>
                )}
              </Anchor>
            ))}
          </nav>
        </dialog>
      )}
    </header>
  )
}
