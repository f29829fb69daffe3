/**
 * A page of the dashboard with everything it needs from outside, for whoever is logged in. What stands around it is the same
 * before and after it is known who is here: a press on its way is not lost.
 */
import { Fragment, type ReactNode } from 'react'
import { dashboardContent } from 'virtual:content/dashboard'
import { reportContent } from 'virtual:content/report'
import { siteContent } from 'virtual:content/site'
import { openPage, saveFile } from '#client/browser/browser-pages.ts'
import { reportCalls } from '#client/calls/reports.ts'
import { Loading } from '#components/loading.tsx'
import { recipe } from '#components/recipe.ts'
import { SessionGuard } from '#pages/session/session-guard.tsx'
import { useClaims } from '#pages/session/use-claims.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import type { DashboardParts } from './dashboard-context.tsx'

type Props = {
  /** Id of the page in the menu, and its name: both stand there before it is known who is here. */
  readonly current: string
  readonly title: string
  readonly page: (parts: DashboardParts) => ReactNode
}

export const Guarded = ({ current, page, title }: Props) => (
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
      {(user) => <ForUser page={() => page({ ...outside, user })} />}
    </SessionGuard>
  </DashboardFrame>
)

/** A result that becomes the account's while the page is open is read with everything else: once more. */
const ForUser = ({ page }: { readonly page: () => ReactNode }) => <Fragment key={useClaims()}>{page()}</Fragment>

const outside = {
  site: siteContent,
  content: dashboardContent,
  report: reportContent,
  calls: reportCalls,
  browser: { openPage, saveFile, now: () => new Date() },
}
