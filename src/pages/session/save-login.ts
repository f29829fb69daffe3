/** Stores a login on this device and claims a waiting result. */
import { writeLogin } from '#client/device/stored-login.ts'
import type { LoginReply } from '#types/api.generated.ts'
import { claimNow } from './claim.ts'

/**
 * not_stored: this browser cannot store anything. with_result: a result waited on this device, and is in the account now, or is said
 * on the dashboard not to be: it belongs to somebody else, or the claim is retried in the background.
 */
export type LoginSaved = 'not_stored' | 'stored' | 'with_result'

export const saveLogin = async (reply: LoginReply): Promise<LoginSaved> => {
  if (!writeLogin(reply)) return 'not_stored'
  return (await claimNow()) ? 'with_result' : 'stored'
}
