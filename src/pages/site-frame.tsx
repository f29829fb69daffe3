/** The frame of every page outside the quiz: skip link, header, footer. */
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router-dom'
import { clearNavigationState } from '#client/browser/history.ts'
import { modules } from 'virtual:content/modules'
import 'virtual:theme-site.css'
import { Footer, type FooterGroup } from '#components/site/footer.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { SkipLink } from '#components/site/skip-link.tsx'
import { Toast } from '#components/toast.tsx'
import { TopNav } from '#components/site/top-nav.tsx'
import type { SiteSlice } from '#content/slices/slices.ts'
import { LoginEnded } from '#pages/session/login-ended.tsx'
import { useStoredLogin } from '#pages/session/use-stored-login.ts'
import { setFallbackPage } from './fallback-page.ts'
import { takeFirstPage } from './first-page.ts'
import { PageNotLoaded } from './page-not-loaded.tsx'
import { isBelow, isSamePage } from './page-path.ts'
import { SiteLink } from './site-link.tsx'
import { ThemeChooser } from './theme-chooser.tsx'

type Props = {
  readonly content: SiteSlice
  readonly onHero?: boolean
  readonly footer?: 'short' | undefined
  /** The page has a filled button of its own: that of the header is outlined. */
  readonly hasAction?: boolean
  /** A side menu beside the main part. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

const dashboard = slots('dashboard')

export const SiteFrame = ({ beside, children, content, footer: size, hasAction = false, onHero = false }: Props) => {
  const { navigation, site } = content
  const { pathname } = useLocation()
  const hidden = useStoredLogin() ? 'visitor' : 'user'
  const main = useFocusOnNavigation()
  const brand = { name: site.name, mark: site.mark, href: content.start }
  const { footer } = navigation
  useEffect(() => {
    setFallbackPage(() => (
      <SiteFrame content={content} footer="short" hasAction>
        <PageNotLoaded messages={content.messages} site={site} />
      </SiteFrame>
    ))
  }, [content, site])
  return (
    <div className={recipe('page')}>
      <SkipLink href="#main">{navigation.skip_link}</SkipLink>
      {/* One row of the page: the main part takes the height that is left. */}
      <div>
        {modules.accounts && <LoginEnded words={content.messages.session} />}
        <TopNav
          label={navigation.top.label}
          brand={brand}
          items={navigation.top.items.flatMap(({ emphasis, id, label, show, to }) =>
            show === hidden ? [] : [{ id, label, href: to, ...(emphasis && { emphasis }) }],
          )}
          current={navigation.top.items.find(({ to }) => isSamePage(to, pathname))?.to ?? pathname}
          section={navigation.top.items.find(({ to }) => isBelow(to, pathname))?.to}
          currentLabel={navigation.current_page}
          menu={{ open: navigation.top.open, close: navigation.top.close }}
          link={SiteLink}
          onHero={onHero}
          emphasis={hasAction ? 'outline' : undefined}
        />
      </div>
      {beside ? (
        <div className={`${dashboard('root')} ${recipe('wrap', { width: 'page' })}`}>
          {beside}
          <main id="main" ref={main} tabIndex={-1} className={dashboard('main')}>
            {children}
          </main>
        </div>
      ) : (
        <main id="main" ref={main} tabIndex={-1}>
          {children}
        </main>
      )}
      <NavigationMessage />
      <Footer
        label={footer.label}
        brand={brand}
        groups={footerGroups(content).filter(({ id }) => size !== 'short' || id !== 'social')}
        size={size}
        outsideLabel={footer.leaves_site}
        choice={<ThemeChooser words={navigation.theme} />}
        small={[footer.not_a_diagnosis, footer.company].filter((text) => text !== undefined)}
        link={SiteLink}
      />
    </div>
  )
}

/** The groups of links in the footer, the longest first, without those that the content does not have. */
const footerGroups = ({ navigation: { footer }, site }: SiteSlice): readonly FooterGroup[] =>
  [
    {
      id: 'legal',
      label: footer.legal_label,
      items: footer.legal.map(({ id, label, to }) => ({ id, label, href: to })),
    },
    {
      id: 'social',
      label: footer.social_label,
      items: site.social.map(({ id, label, to }) => ({ id, label, href: to, outside: true })),
    },
    {
      id: 'contact',
      label: footer.contact.label,
      items: site.contact_link
        ? [{ id: 'email', label: site.contact_email ?? site.contact_link, href: site.contact_link }]
        : [],
    },
  ].filter(({ items }) => items.length > 0)

/**
 * After a navigation: moves the focus to the heading, and scrolls to the top, or to the part that the fragment names. Back and Forward
 * restore the position.
 */
const useFocusOnNavigation = () => {
  const main = useRef<HTMLElement>(null)
  const { hash, pathname } = useLocation()
  const how = useNavigationType()
  const arrive = useEffectEvent(() => {
    if (takeFirstPage()) return
    const part = document.getElementById(hash.slice(1))
    if (how !== 'POP' && part) part.scrollIntoView()
    else if (how !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
    const heading = main.current?.querySelector<HTMLElement>('h1[tabindex]')
    ;(heading ?? main.current)?.focus({ preventScroll: true })
  })
  useEffect(() => {
    // Only the path: a change of the query, as with a comparison, is the same page.
    arrive()
  }, [pathname])
  return main
}

/** Navigation states whose message was shown. The router keeps a state, and another frame on the same page must not show it again. */
const shown = new WeakSet<object>()

/** A message from the previous page, in the navigation state. */
const NavigationMessage = () => {
  const { pathname, state }: Location<unknown> = useLocation()
  const [message, setMessage] = useState<{ readonly text: string; readonly at: string } | null>(null)
  useEffect(() => {
    if (typeof state !== 'object' || state === null || !('message' in state) || shown.has(state)) return
    if (typeof state.message !== 'string') return
    shown.add(state)
    // Set in an effect: text that is in a live region from the start is not announced.
    setMessage({ text: state.message, at: pathname })
    // Cleared, so that a reload or Back does not show it again.
    clearNavigationState()
  }, [pathname, state])
  return (
    <Toast
      // Only on the page that it was meant for.
      message={message?.at === pathname ? message.text : null}
      onGone={() => {
        setMessage(null)
      }}
    />
  )
}
