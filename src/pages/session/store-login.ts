/** Stores a login on this device and claims a waiting result. */
import { writeLogin } from '#client/device/stored-login.ts'
import type { LoginReply } from '#types/api.generated.ts'
import { claimNow } from './claim.ts'

/** False: this browser cannot store anything. A failed claim is retried in the background. */
export const storeLogin = async (reply: LoginReply): Promise<boolean> => {
  if (!writeLogin(reply)) return false
  await claimNow()
  return true
}
