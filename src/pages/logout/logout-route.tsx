import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountContent } from 'virtual:content/account'
import { siteContent } from 'virtual:content/site'
import { deviceStore } from '#client/device/device-store.ts'
import { pageUrl } from '#client/browser/history.ts'
import { isOffline } from '#client/browser/network.ts'
import { tellDeleted } from '#client/browser/other-tabs.ts'
import { clearQuiz } from '#pages/device/stored-quiz.ts'
import { forgetAllUnsent } from '#pages/forms/unsent-texts.ts'
import { ClaimNote } from '#pages/session/claim-note.tsx'
import { claimNow } from '#pages/session/claim.ts'
import { FormColumn } from '#pages/session/form-column.tsx'
import { SessionGuard } from '#pages/session/session-guard.tsx'
import { sessionOfTab } from '#pages/session/session.ts'
import { LogoutPage } from './logout-page.tsx'

export default function LogoutRoute() {
  const { constants, logout, messages, quiz_id: quiz } = accountContent
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    // Logging out works offline, so the next page has to be loaded by then.
    import('#pages/home/home-route.tsx').catch(() => undefined)
  }, [])
  const logOut = async () => {
    const from = pageUrl()?.pathname
    // Unmounts the guard, which would redirect to the login page.
    setLeaving(true)
    // Last chance to claim a waiting result: it is deleted from this device.
    await claimNow()
    // Nothing of this user may remain for the next user of the device. If the data cannot be deleted, the login still
    // ends.
    await clearQuiz(deviceStore(quiz)).catch(() => undefined)
    tellDeleted(quiz)
    forgetAllUnsent()
    sessionOfTab().send({ type: 'LOGOUT' })
    // Whoever has followed a link meanwhile stays on its page.
    if (pageUrl()?.pathname !== from) return
    await navigate(constants.redirects.after_logout, {
      state: { message: isOffline() ? messages.logout.offline : messages.logout.success },
    })
  }
  if (leaving) return <Waiting text={logout.sending} />
  return (
    <SessionGuard
      login={constants.redirects.guard}
      because="nobody"
      waiting={<Waiting text={messages.session.checking} />}
    >
      {({ username }) => (
        <LogoutPage
          content={accountContent}
          site={siteContent}
          username={username}
          note={<ClaimNote />}
          onLogOut={logOut}
        />
      )}
    </SessionGuard>
  )
}

const Waiting = ({ text }: { readonly text: string }) => (
  <FormColumn site={siteContent} heading={accountContent.logout.heading} quiet>
    <p role="status">{text}</p>
  </FormColumn>
)
