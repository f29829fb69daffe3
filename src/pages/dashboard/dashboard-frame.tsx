/** The frame of the dashboard pages: the site frame with a side menu. */
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import 'virtual:theme-form.css'
import 'virtual:theme-dashboard.css'
import 'virtual:theme-result.css'
import type { IconName } from '#components/icon.tsx'
import { SideMenu } from '#components/site/side-menu.tsx'
import type { DashboardSlice, SiteSlice } from '#content/slices/slices.ts'
import { isBelow } from '#pages/page-path.ts'
import { usePageTitle } from '#pages/page-title.ts'
import { ClaimNote } from '#pages/session/claim-note.tsx'
import { SiteFrame } from '#pages/site-frame.tsx'
import { SiteLink } from '#pages/site-link.tsx'

type Props = {
  readonly site: SiteSlice
  readonly side: DashboardSlice['side']
  /** Id of the current page in the menu. */
  readonly current: string
  /** The document title. */
  readonly title: string
  readonly isUser: boolean
  readonly children: ReactNode
}

export const DashboardFrame = ({ children, current, isUser, side, site, title }: Props) => {
  usePageTitle(title, site.site)
  const { pathname } = useLocation()
  return (
    <SiteFrame
      content={site}
      hasAction
      beside={
        <SideMenu
          label={side.label}
          open={side.open}
          sections={side.sections}
          current={current}
          isBelow={isBelow(side.items.find(({ id }) => id === current)?.to ?? '', pathname)}
          items={side.items.flatMap(({ id, label, show, to }) =>
            show === (isUser ? 'visitor' : 'user') ? [] : [{ id, label, href: to, icon: icons[id] }],
          )}
          link={SiteLink}
        />
      }
    >
      {isUser && <ClaimNote />}
      {children}
    </SiteFrame>
  )
}

/** Icons by menu id. An entry that an editor adds has none. */
const icons: Readonly<Record<string, IconName>> = {
  analysis: 'chart',
  recommendations: 'bag',
  report_history: 'file',
  account: 'user',
  home: 'home',
  feedback: 'chat',
  login: 'user',
  logout: 'out',
}
