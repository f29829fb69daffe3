/** What stands around every page but the quiz: the way to the main part, the menu, the foot. */
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Footer } from '#components/footer.tsx'
import { recipe } from '#components/recipe.ts'
import { SkipLink } from '#components/skip-link.tsx'
import { TopNav } from '#components/top-nav.tsx'
import type { SiteSlice } from '#content/slices.ts'
import { SiteLink } from './site-link.tsx'

type Props = { readonly content: SiteSlice; readonly onHero?: boolean; readonly children: ReactNode }

export const SiteFrame = ({ children, content, onHero = false }: Props) => {
  const { navigation, site } = content
  const { pathname } = useLocation()
  const brand = { name: site.name, mark: 'brand/logo_mark.svg', href: '/' }
  const { footer } = navigation
  return (
    <div className={recipe('page')}>
      <SkipLink href="#main">{navigation.skip_link}</SkipLink>
      <TopNav
        label={navigation.top.label}
        brand={brand}
        items={navigation.top.items.flatMap(({ emphasis, id, label, show, to }) =>
          show === 'user' ? [] : [{ id, label, href: to, ...(emphasis && { emphasis }) }],
        )}
        current={pathname}
        currentWord={navigation.current_page}
        menu={{ open: navigation.top.open, close: navigation.top.close }}
        link={SiteLink}
        onHero={onHero}
      />
      <main id="main">{children}</main>
      <Footer
        label={footer.label}
        brand={brand}
        groups={[
          {
            id: 'social',
            label: footer.social_label,
            items: site.social.map(({ id, label, to }) => ({ id, label, href: to, outside: true })),
          },
          {
            id: 'contact',
            label: footer.contact.label,
            items: [{ id: 'email', label: site.contact_email, href: site.contact_link }],
          },
        ]}
        outsideWord={footer.leaves_site}
        small={[footer.not_a_diagnosis, footer.company]}
        link={SiteLink}
      />
    </div>
  )
}
