/** Logging out works at once and without a network: the server is told as soon as it can be reached. */
import type { SuccessReply } from '#types/api.generated.ts'
import { mutatingCall, forgetCsrf } from './csrf.ts'
import { endedLogins, storeEndedLogins } from '#client/device/ended-logins.ts'
import { clearLogin, readLogin } from '#client/device/stored-login.ts'

/** True: the server knows it, too. */
export const logOut = async (): Promise<boolean> => {
  const login = readLogin()
  if (login) storeEndedLogins([...endedLogins(), login.refresh])
  clearLogin()
  return sendPendingLogouts()
}

/** Asked again whenever a page is opened, and when the network is back. */
export const sendPendingLogouts = async (): Promise<boolean> => {
  for (const refresh of endedLogins()) {
    const reply = await mutatingCall<SuccessReply>({ method: 'POST', path: '/users/logout', json: { refresh } })
    // What the server refuses is no token of its own: there is nothing to end.
    if (!reply.ok && reply.failure.kind !== 'refused') return false
    storeEndedLogins(endedLogins().filter((one) => one !== refresh))
    forgetCsrf()
  }
  return true
}
