/** Guards pages for logged-in users: visitors are redirected to the login page and return from there. */
import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { markSeen } from '#client/device/result-mark.ts'
import type { StoredLogin } from '#client/device/stored-login.ts'
import { claimOfTab } from './claim.ts'
import type { LoginReason } from './login-reason.ts'
import { guardPage } from './page-guards.ts'
import { loginFrom } from './return-to.ts'
import { sessionOfTab, type SessionActor } from './session.ts'
import { useInBrowser } from './use-in-browser.ts'

type User = StoredLogin['user']

type Props = {
  /** The path of the login page. */
  readonly login: string
  /** The reason for the redirect if no login has ended. */
  readonly because?: LoginReason | undefined
  /** Shown until the login is known: 'Checking your login...' */
  readonly waiting: ReactNode
  readonly children: (user: User) => ReactNode
}

/**
 * At build time, and during hydration, the login is unknown. Between guarded pages it is already known, so nothing
 * flashes.
 */
export const SessionGuard = (props: Props) => {
  useLayoutEffect(guardPage, [])
  const session = useInBrowser(sessionOfTab)
  return session ? <Checked {...props} session={session} /> : props.waiting
}

const Checked = ({ because, children, login, session, waiting }: Props & { readonly session: SessionActor }) => {
  const { context, value } = useSelector(session, (snapshot) => snapshot)
  const location = useLocation()
  const isUser = context.user !== null && value !== 'loggingOut'
  useEffect(() => {
    // A redirect to the login page may happen offline: load its code now.
    if (isUser) import('#pages/login/login-route.tsx').catch(() => undefined)
  }, [isUser])
  useEffect(() => {
    // The user sees the saved result in the account.
    if (isUser) markSeen()
  }, [isUser])
  useEffect(() => {
    // Retries a claim that failed when this user logged in.
    if (isUser && claimOfTab().getSnapshot().context.end === null) claimOfTab().send({ type: 'TRY' })
  }, [isUser])
  if (value === 'visitor')
    return <RedirectToLogin to={loginFrom(login, location)} session={session} because={because} />
  if (context.user === null || value === 'loggingOut') return waiting
  return children(context.user)
}

/** Redirects to the login page, which shows the reason. The reason is shown once. */
const RedirectToLogin = ({
  because,
  session,
  to,
}: Pick<Props, 'because'> & { readonly session: SessionActor; readonly to: string }) => {
  const navigate = useNavigate()
  const hasRedirected = useRef(false)
  useEffect(() => {
    if (hasRedirected.current) return
    hasRedirected.current = true
    const { reason } = session.getSnapshot().context
    void navigate(to, { replace: true, state: { reason: reason ?? because ?? null } })
    session.send({ type: 'REASON_SHOWN' })
  }, [because, navigate, session, to])
  return null
}
