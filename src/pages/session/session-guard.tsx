/** Pages behind the login: whoever is not logged in goes to the login page, and comes back from there. */
import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { unmarkSaved } from '#client/device/result-mark.ts'
import type { StoredLogin } from '#client/device/stored-login.ts'
import { claimOfTab } from './claim.ts'
import type { LoginReason } from './login-reason.ts'
import { guardPage } from './page-guards.ts'
import { loginFrom } from './return-to.ts'
import { sessionOfTab, type SessionActor } from './session.ts'

type User = StoredLogin['user']

type Props = {
  /** Where visitors are sent. */
  readonly login: string
  /** Why a visitor is sent there, when no login has ended. */
  readonly because?: LoginReason | undefined
  /** What stands there until it is known who is here: 'Checking your login...' */
  readonly waiting: ReactNode
  readonly children: (user: User) => ReactNode
}

/**
 * In a page that is made at build, and in its first moment in a browser, there is nobody to check. From one guarded page
 * to the next it is known who is here: nothing flashes.
 */
export const SessionGuard = (props: Props) => {
  useLayoutEffect(guardPage, [])
  const session = useSyncExternalStore(subscribeToNothing, sessionOfTab, nobodyAtBuild)
  return session ? <Checked {...props} session={session} /> : props.waiting
}

const subscribeToNothing = () => () => undefined
const nobodyAtBuild = (): SessionActor | null => null

const Checked = ({ because, children, login, session, waiting }: Props & { readonly session: SessionActor }) => {
  const { context, value } = useSelector(session, (snapshot) => snapshot)
  const { pathname } = useLocation()
  const isUser = context.user !== null && value !== 'loggingOut'
  useEffect(() => {
    // Whoever is sent to the login page may have no network by then.
    if (isUser) import('#pages/login/login-route.tsx').catch(() => undefined)
  }, [isUser])
  useEffect(() => {
    // From here on it is seen in the account.
    if (isUser) unmarkSaved()
  }, [isUser])
  useEffect(() => {
    // A result that could not be claimed when this user logged in.
    if (isUser && claimOfTab().getSnapshot().context.end === null) claimOfTab().send({ type: 'TRY' })
  }, [isUser])
  if (value === 'visitor')
    return <RedirectToLogin to={loginFrom(login, pathname)} session={session} because={because} />
  if (context.user === null || value === 'loggingOut') return waiting
  return children(context.user)
}

/** Goes to the login page, which says why. Whoever comes again is not told the same once more. */
const RedirectToLogin = ({
  because,
  session,
  to,
}: Pick<Props, 'because'> & { readonly session: SessionActor; readonly to: string }) => {
  const navigate = useNavigate()
  const gone = useRef(false)
  useEffect(() => {
    if (gone.current) return
    gone.current = true
    const { reason } = session.getSnapshot().context
    void navigate(to, { replace: true, state: { reason: reason ?? because ?? null } })
    session.send({ type: 'REASON_SHOWN' })
  }, [because, navigate, session, to])
  return null
}
