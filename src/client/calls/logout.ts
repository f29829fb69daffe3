/** Logging out works immediately and offline: the server is notified as soon as it can be reached. */
import type { SuccessReply } from '#types/api.generated.ts'
import type { Failure } from '#types/failure.ts'
import { mutatingCall, forgetCsrf } from './csrf.ts'
import { endedLogins, storeEndedLogins } from '#client/device/ended-logins.ts'
import { clearLogin, readLogin } from '#client/device/stored-login.ts'

/** True: the server has ended the session, too. */
export const logOut = async (): Promise<boolean> => {
  const login = readLogin()
  // First: on a device that is full, this makes the space for the next line.
  clearLogin()
  if (login) storeEndedLogins([...endedLogins(), login.refresh])
  return sendPendingLogouts()
}

/** Called on every page load and when the network is back. */
export const sendPendingLogouts = async (): Promise<boolean> => {
  for (const refresh of endedLogins()) {
    const reply = await mutatingCall<SuccessReply>({ method: 'POST', path: '/users/logout', json: { refresh } })
    if (!reply.ok && !isTokenRefused(reply.failure)) return false
    storeEndedLogins(endedLogins().filter((one) => one !== refresh))
    forgetCsrf()
  }
  return true
}

/** The server never made this token, so there is no session to end. Any other refusal, as of a proxy, says nothing about that. */
const isTokenRefused = (failure: Failure): boolean => failure.kind === 'refused' && failure.code === 'malformed'
