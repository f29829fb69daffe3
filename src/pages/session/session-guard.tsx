/** Pages behind the login: whoever is not logged in goes to the login page, and comes back from there. */
import { useSelector } from '@xstate/react'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { StoredLogin } from '#client/stored-login.ts'
import { claimOfTab } from './claim.ts'
import { loginFrom } from './return-to.ts'
import { sessionOfTab, type SessionActor } from './session.ts'

type User = StoredLogin['user']

type Props = {
  /** Where visitors are sent. */
  readonly login: string
  /** What stands there until it is known who is here: 'Checking your login...' */
  readonly waiting: ReactNode
  readonly children: (user: User) => ReactNode
}

/**
 * In a page that is made at build, and in its first moment in a browser, there is nobody to check. From one guarded page
 * to the next it is known who is here: nothing flashes.
 */
export const SessionGuard = (props: Props) => {
  const session = useSyncExternalStore(neverChanges, sessionOfTab, nobodyAtBuild)
  return session ? <Checked {...props} session={session} /> : props.waiting
}

const neverChanges = () => () => undefined
const nobodyAtBuild = (): SessionActor | null => null

const Checked = ({ children, login, session, waiting }: Props & { readonly session: SessionActor }) => {
  const { context, value } = useSelector(session, (snapshot) => snapshot)
  const { pathname } = useLocation()
  const isUser = context.user !== null && value !== 'leaving'
  useEffect(() => {
    // Whoever is sent to the login page may have no network by then.
    if (isUser) import('#pages/login/login-route.tsx').catch(() => undefined)
  }, [isUser])
  useEffect(() => {
    // A result that could not be claimed when this user logged in.
    if (isUser && claimOfTab().getSnapshot().context.end === null) claimOfTab().send({ type: 'TRY' })
  }, [isUser])
  if (value === 'visitor')
    return <Navigate to={loginFrom(login, pathname)} replace state={{ reason: context.reason }} />
  if (context.user === null || value === 'leaving') return waiting
  return children(context.user)
}
