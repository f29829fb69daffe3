import { useEffect, useState } from 'react'
import { dashboardContent } from 'virtual:content/dashboard'
import { sessionContent } from 'virtual:content/session'
import { siteContent } from 'virtual:content/site'
import {
  deleteAccount,
  endSession,
  exportAccount,
  readAccount,
  readConsents,
  readSessions,
  saveEmail,
  savePassword,
  saveProducts,
  saveProfile,
  withdrawEverywhere,
} from '#client/calls/account-settings.ts'
import { saveFile } from '#client/browser/browser-pages.ts'
import { readLogin } from '#client/device/stored-login.ts'
import { clearDevice } from '#client/device/this-device.ts'
import { Loading } from '#components/loading.tsx'
import { SessionGuard } from '#pages/session/session-guard.tsx'
import type { AccountCalls } from './account-calls.ts'
import { AccountDeleted } from './account-deleted.tsx'
import { AccountFrame, AccountPage } from './account-page.tsx'
import { forgetEdits } from './kept-edits.ts'

/** The page after the deletion is outside the guard, because nobody is logged in any more. */
export default function AccountRoute() {
  const [deleted, setDeleted] = useState(false)
  useEffect(() => {
    // The username is free now: nobody else may find what was typed.
    if (deleted) forgetEdits()
  }, [deleted])
  if (deleted) return <AccountDeleted site={siteContent} content={dashboardContent} clearDevice={clearAll} />
  return (
    <AccountFrame site={siteContent} content={dashboardContent}>
      <SessionGuard
        login={dashboardContent.constants.redirects.guard}
        waiting={<Loading text={dashboardContent.messages.session.checking} blocks={3} />}
      >
        {({ id }) => (
          <AccountPage
            key={id}
            content={dashboardContent}
            calls={callsOf(id)}
            now={() => new Date()}
            hasLogin={() => readLogin() !== null}
            onDeleted={() => setDeleted(true)}
          />
        )}
      </SessionGuard>
    </AccountFrame>
  )
}

const clearAll = () => clearDevice([sessionContent.quiz_id])

const callsOf = (user: string): AccountCalls => ({
  readAccount: () => readAccount(user),
  saveProfile: (profile) => saveProfile(user, profile),
  saveProducts: (products) => saveProducts(user, products),
  saveEmail: (email) => saveEmail(user, email),
  savePassword: (password) => savePassword(user, password),
  readConsents: () => readConsents(user),
  withdraw: (consent) => withdrawEverywhere(user, consent),
  readSessions: () => readSessions(user),
  endSession: (id, password) => endSession(user, id, password),
  exportAccount: (password) => exportAccount(user, password),
  deleteAccount: (password) => deleteAccount(user, password),
  saveFile,
})
