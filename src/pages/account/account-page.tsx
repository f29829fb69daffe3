/** The account page: data that the user can change, stored data, and deletion. */
import { useState, type ReactNode } from 'react'
import { Loading } from '#components/loading.tsx'
import { PageHeading } from '#components/page-heading.tsx'
import { dayIn } from '#engine/format.ts'
import type { DashboardSlice, SiteSlice } from '#content/slices/slices.ts'
import { DashboardFrame } from '#pages/dashboard/dashboard-frame.tsx'
import { LoadFailed } from '#pages/dashboard/load-failed.tsx'
import { useLoad } from '#pages/dashboard/use-load.ts'
import type { AccountCalls } from './account-calls.ts'
import { AccountForm } from './account-form.tsx'
import { PrivacyPart } from './privacy-part.tsx'

type FrameProps = { readonly site: SiteSlice; readonly content: DashboardSlice; readonly children: ReactNode }

type AccountPageProps = {
  readonly content: DashboardSlice
  readonly calls: AccountCalls
  readonly now: () => Date
  /** Whether the user is still logged in. */
  readonly hasLogin: () => boolean
  /** How many results this tab has claimed. */
  readonly claims: number
  readonly onDeleted: () => void
}

export const AccountPage = ({ content, calls, claims, hasLogin, now, onDeleted }: AccountPageProps) => {
  const { states } = content.page.account
  const account = useLoad('account', calls.readAccount)
  /** How often the password was changed on this page. Each change ends all other logins. */
  const [passwordChanges, setPasswordChanges] = useState(0)
  return (
    <>
      {account.result.state === 'loading' && <Loading text={states.loading} blocks={3} />}
      {account.result.state === 'failed' && (
        <LoadFailed
          failure={account.result.failure}
          words={states.failed}
          common={content.messages.common}
          art={content.pictures.failed}
          again={account.reload}
        />
      )}
      {account.result.state === 'ready' && (
        <>
          <AccountForm
            account={account.result.value}
            calls={calls}
            content={content}
            today={dayIn(now())}
            hasLogin={hasLogin}
            onPasswordSaved={() => setPasswordChanges((count) => count + 1)}
          />
          <PrivacyPart
            content={content}
            calls={calls}
            username={account.result.value.username}
            today={dayIn(now())}
            passwordChanges={passwordChanges}
            claims={claims}
            onDeleted={onDeleted}
          />
        </>
      )}
    </>
  )
}

/** Rendered before the login is known, and kept mounted. */
export const AccountFrame = ({ site, content, children }: FrameProps) => {
  const { account: words } = content.page
  return (
    <DashboardFrame site={site} side={content.side} current={words.id} title={words.heading} isUser>
      <PageHeading title={words.heading} lead={words.lead} id="account-heading" />
      {children}
    </DashboardFrame>
  )
}
