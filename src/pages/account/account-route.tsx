import { useEffect, useState, type ComponentProps } from 'react'
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
import { needsLogin } from '#client/calls/session-call.ts'
import { saveFile } from '#client/browser/browser-pages.ts'
import { historyState, replaceEntry } from '#client/browser/history.ts'
import { isOffline } from '#client/browser/network.ts'
import { readLogin } from '#client/device/stored-login.ts'
import { clearDevice } from '#client/device/this-device.ts'
import { Loading } from '#components/loading.tsx'
import { forgetAllUnsent } from '#pages/forms/unsent-texts.ts'
import { SessionGuard } from '#pages/session/session-guard.tsx'
import { useClaims } from '#pages/session/use-claims.ts'
import { useStoredLogin } from '#pages/session/use-stored-login.ts'
import type { AccountCalls } from './account-calls.ts'
import { AccountDeleted } from './account-deleted.tsx'
import { AccountFrame, AccountPage } from './account-page.tsx'
import { forgetEdits } from './kept-edits.ts'

/**
 * unanswered: the deletion was sent, but its reply was lost. repeated: it was sent again after that, or the page was reloaded. gone: the
 * repeated call found no login, so the account, and the login with it, is most likely deleted.
 */
type Deletion = 'none' | 'unanswered' | 'repeated' | 'gone' | 'done'

/** The page after the deletion is outside the guard, because nobody is logged in any more. */
export default function AccountRoute() {
  const [deletion, setDeletion] = useState<Deletion>('none')
  const login = useStoredLogin()
  // Before the reply, because the guard would redirect as soon as the login is gone.
  const isGone = deletion === 'gone' || (deletion === 'repeated' && login === null)
  const isOver = isGone || deletion === 'done'
  useEffect(() => {
    // Somebody else may now register the username, and must not find what was typed.
    if (isOver) forgetEdits()
  }, [isOver])
  useEffect(() => {
    const user = readLogin()?.user.id
    if (user !== undefined && user === deletionSent()) setDeletion('repeated')
  }, [])
  if (isOver)
    return (
      <AccountDeleted site={siteContent} content={dashboardContent} isUnconfirmed={isGone} clearDevice={clearAll} />
    )
  const erase = async (user: string, password: string): ReturnType<typeof deleteAccount> => {
    const isSent = !isOffline()
    if (deletion === 'unanswered') setDeletion('repeated')
    rememberDeletion(user)
    const outcome = await deleteAccount(user, password)
    if (outcome.ok) return outcome
    if (outcome.failure.kind === 'refused' || !isSent) rememberDeletion(null)
    if (outcome.failure.kind !== 'refused') setDeletion(isSent ? 'unanswered' : deletion)
    else setDeletion(deletion === 'unanswered' && needsLogin(outcome.failure) ? 'gone' : 'none')
    return outcome
  }
  const read = async (user: string): ReturnType<typeof readAccount> => {
    const outcome = await readAccount(user)
    // The account is still there.
    if (outcome.ok && deletionSent() !== null) {
      rememberDeletion(null)
      setDeletion('none')
    }
    return outcome
  }
  return (
    <AccountFrame site={siteContent} content={dashboardContent}>
      <SessionGuard
        login={dashboardContent.constants.redirects.guard}
        waiting={<Loading text={dashboardContent.messages.session.checking} blocks={3} />}
      >
        {({ id }) => (
          <ClaimingAccount
            key={id}
            content={dashboardContent}
            calls={{
              ...callsOf(id),
              readAccount: () => read(id),
              deleteAccount: (password) => erase(id, password),
            }}
            now={() => new Date()}
            hasLogin={() => readLogin() !== null}
            onDeleted={() => setDeletion('done')}
          />
        )}
      </SessionGuard>
    </AccountFrame>
  )
}

/** Only for a user: at build time no result can be claimed. */
const ClaimingAccount = (props: Omit<ComponentProps<typeof AccountPage>, 'claims'>) => (
  <AccountPage {...props} claims={useClaims()} />
)

/** Whose deletion was sent from this entry of the history, also before a reload. null: nobody's. */
const deletionSent = (): string | null =>
  (historyState() as { readonly deletion?: string | null } | null)?.deletion ?? null
const rememberDeletion = (user: string | null): void => replaceEntry({ deletion: user })

const clearAll = () => {
  forgetAllUnsent()
  return clearDevice([sessionContent.quiz_id])
}

const callsOf = (user: string): Omit<AccountCalls, 'readAccount' | 'deleteAccount'> => ({
  saveProfile: (profile) => saveProfile(user, profile),
  saveProducts: (products) => saveProducts(user, products),
  saveEmail: (email) => saveEmail(user, email),
  savePassword: (password) => savePassword(user, password),
  readConsents: () => readConsents(user),
  withdraw: (consent) => withdrawEverywhere(user, consent),
  readSessions: () => readSessions(user),
  endSession: (id, password) => endSession(user, id, password),
  exportAccount: (password) => exportAccount(user, password),
  saveFile,
})
