import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import type { Link } from '#components/link.ts'
import { recipe, slots } from '#components/recipe.ts'

export type FooterGroup = {
  readonly id: string
  readonly label: string
  readonly items: readonly {
    readonly id: string
    readonly label: string
    readonly href: string
    readonly outside?: boolean | undefined
  }[]
}
export type FooterProps = {
  readonly label: string
  readonly brand: { readonly name: string; readonly mark: string | null; readonly href: string }
  readonly groups: readonly FooterGroup[]
  /** Read out after a link that leaves the site. */
  readonly outsideLabel?: string | undefined
  readonly small: readonly string[]
  /** For a page with one form: without the brand. */
  readonly size?: 'short' | undefined
  /** Shown above the small print: the theme switch. */
  readonly choice?: ReactNode
  readonly link?: Link | undefined
}

/** The footer of the site: near-black in both themes. */
export const Footer = (props: FooterProps) => {
  const { label, brand, groups, outsideLabel, small, choice, size, link: Anchor = 'a' } = props
  const classOf = slots('footer', { size })
  return (
    <footer className={classOf('root')}>
      <div className={recipe('wrap', { width: 'page' })}>
        <nav className={classOf('columns')} aria-label={label}>
          {size !== 'short' && (
            <span className={classOf('home')}>
              <Brand {...brand} link={Anchor} />
            </span>
          )}
          {groups.map((group) => (
            <div key={group.id} className={classOf('group')}>
              <p id={`footer-${group.id}`}>{group.label}</p>
              <ul aria-labelledby={`footer-${group.id}`}>
                {group.items.map((item) => {
                  const Word = item.outside ? 'a' : Anchor
                  return (
                    <li key={item.id}>
                      <Word className={classOf('link')} href={item.href} rel={item.outside ? 'noopener' : undefined}>
                        {item.label}
                        {item.outside && outsideLabel && (
                          <span className={recipe('hidden')}>{`, ${outsideLabel}`}</span>
                        )}
                      </Word>
                    </li>
                  )
                })}
              </ul>
            </div>
          ))}
        </nav>
        <div className={classOf('end')}>
          {choice}
          <div className={classOf('small')}>
            {small.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      </div>
    </footer>
  )
}
