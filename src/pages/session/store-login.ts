/** What a login does to this device: it is stored, and the result that waits here becomes the account's. */
import { writeLogin } from '#client/device/stored-login.ts'
import type { LoginReply } from '#types/api.generated.ts'
import { claimNow } from './claim.ts'

/** False: this browser does not let us remember anybody. A claim that fails goes on by itself. */
export const storeLogin = async (reply: LoginReply): Promise<boolean> => {
  if (!writeLogin(reply)) return false
  await claimNow()
  return true
}
