/**
 * A dashboard page with all its dependencies, for logged-in users. The frame around it stays mounted while the login is
 * checked, so that a click during the check is not lost.
 */
import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { dashboardContent } from 'virtual:content/dashboard'
import { reportContent } from 'virtual:content/report'
import { siteContent } from 'virtual:content/site'
import { openPage, saveFile } from '#client/browser/browser-pages.ts'
import { reportCalls } from '#client/calls/reports.ts'
import { Loading } from '#components/loading.tsx'
import { recipe } from '#components/recipe.ts'
import { focusHeading } from '#pages/focus-heading.ts'
import { SessionGuard } from '#pages/session/session-guard.tsx'
import { useClaimFailed, useClaims } from '#pages/session/use-claims.ts'
import type { StoredUser } from '#types/api.generated.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { DashboardContext } from './dashboard-context.tsx'

type Props = {
  /** Id and title of the page, shown before the login is known. */
  readonly current: string
  readonly title: string
  readonly children: ReactNode
}

export const Guarded = ({ children, current, title }: Props) => (
  <DashboardFrame site={siteContent} side={dashboardContent.side} current={current} title={title} isUser>
    <SessionGuard
      login={dashboardContent.constants.redirects.guard}
      waiting={
        <>
          <h1 className={recipe('text', { style: 'title' })}>{title}</h1>
          <Loading text={dashboardContent.messages.session.checking} blocks={2} />
        </>
      }
    >
      {/* By user: what was loaded for one person is not shown to the next one. */}
      {(user) => (
        <UserParts key={user.id} user={user}>
          <RemountedByClaim>{children}</RemountedByClaim>
        </UserParts>
      )}
    </SessionGuard>
  </DashboardFrame>
)

const UserParts = ({ children, user }: { readonly children: ReactNode; readonly user: StoredUser }) => (
  <DashboardContext value={{ ...outside(), user, isResultWaiting: useClaimFailed() }}>{children}</DashboardContext>
)

/**
 * Remounts the page when a result is claimed, so that it loads everything again. What had the focus in it is gone then. When the page
 * arrives, the frame has given the focus to the whole main part, for lack of a heading.
 */
const RemountedByClaim = ({ children }: { readonly children: ReactNode }) => {
  const claims = useClaims()
  const before = useRef(claims)
  useEffect(() => {
    const { activeElement } = document
    if (before.current === claims ? activeElement?.localName === 'main' : activeElement === document.body)
      focusHeading()
    before.current = claims
  }, [claims])
  return <Fragment key={claims}>{children}</Fragment>
}

/** Read at each render: in development and in previews the content changes while the page is open. */
const outside = () => ({
  site: siteContent,
  content: dashboardContent,
  report: reportContent,
  calls: reportCalls,
  browser,
})

const browser = { openPage, saveFile, now: () => new Date() }
