/** Stores a login on this device and claims a waiting result. */
import { writeLogin } from '#client/device/stored-login.ts'
import type { LoginReply } from '#types/api.generated.ts'
import { claimNow } from './claim.ts'

/**
 * not_stored: this browser cannot store anything. with_result: a result was waiting on this device. It is in the account now, or the
 * dashboard says why not: it belongs to somebody else, or the claim is being retried in the background.
 */
export type LoginSaved = 'not_stored' | 'stored' | 'with_result'

export const saveLogin = async (reply: LoginReply): Promise<LoginSaved> => {
  if (!writeLogin(reply)) return 'not_stored'
  return (await claimNow()) ? 'with_result' : 'stored'
}
