import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountContent } from 'virtual:content/account'
import { siteContent } from 'virtual:content/site'
import { deviceStore } from '#client/device/device-store.ts'
import { isOffline } from '#client/browser/network.ts'
import { clearQuiz } from '#pages/quiz/draft/device.ts'
import { ClaimNote } from '#pages/session/claim-note.tsx'
import { claimNow } from '#pages/session/claim.ts'
import { FormColumn } from '#pages/session/form-column.tsx'
import { SessionGuard } from '#pages/session/session-guard.tsx'
import { sessionOfTab } from '#pages/session/session.ts'
import { LogoutPage } from './logout-page.tsx'

const { constants, logout, messages, quiz_id: quiz } = accountContent

export default function LogoutRoute() {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    // Logging out works without a network: the page that follows has to be there by then.
    import('#pages/home/home-route.tsx').catch(() => undefined)
  }, [])
  const logOut = async () => {
    // From here on no guard stands around this page: it would send us to the login page.
    setLeaving(true)
    // A result that could not be claimed until now is tried once more, because nothing of it stays here.
    await claimNow()
    // Whoever uses this device next finds nothing of this user: neither answers nor pictures. A device that cannot be
    // cleared keeps nobody logged in.
    await clearQuiz(deviceStore(quiz)).catch(() => undefined)
    sessionOfTab().send({ type: 'LOGOUT' })
    await navigate(constants.redirects.after_logout, {
      state: { said: isOffline() ? messages.logout.offline : messages.logout.success },
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
  <FormColumn site={siteContent} heading={logout.heading}>
    <p role="status">{text}</p>
  </FormColumn>
)
