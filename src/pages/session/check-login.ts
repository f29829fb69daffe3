/** Detects an invalid login on every page, not only where data of the user is loaded. */
import { readLogin } from '#client/device/stored-login.ts'

/** Called once for each page load. Loads no further code for visitors. */
export const checkLogin = (): void => {
  if (!readLogin()) return
  const check = async (): Promise<void> => {
    const { checkStoredLogin } = await import('#client/calls/session-call.ts')
    await checkStoredLogin()
  }
  // Offline the login is kept.
  check().catch(() => undefined)
}
