/** What stands around the pages behind the login: the frame of the site, and the menu of the dashboard beside the page. */
import type { ReactNode } from 'react'
import 'virtual:theme-later.css'
import 'virtual:theme-result.css'
import type { IconName } from '#components/icon.tsx'
import { SideMenu } from '#components/site/side-menu.tsx'
import type { DashboardSlice, SiteSlice } from '#content/vite/slices.ts'
import { usePageTitle } from '#pages/page-title.ts'
import { ClaimNote } from '#pages/session/claim-note.tsx'
import { SiteFrame } from '#pages/site-frame.tsx'
import { SiteLink } from '#pages/site-link.tsx'

type Props = {
  readonly site: SiteSlice
  readonly side: DashboardSlice['side']
  /** Id of the open page in the menu. */
  readonly current: string
  /** Of the browser's tab. */
  readonly title: string
  readonly isUser: boolean
  readonly children: ReactNode
}

export const DashboardFrame = ({ children, current, isUser, side, site, title }: Props) => {
  usePageTitle(title, site.site)
  return (
    <SiteFrame
      content={site}
      beside={
        <SideMenu
          label={side.label}
          open={side.open}
          current={current}
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

/** An entry that an editor adds has no sign. */
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
