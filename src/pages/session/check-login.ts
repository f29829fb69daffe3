/** A login that the server no longer takes is found on whatever page that is, and not only where something of it is read. */
import { readLogin } from '#client/device/stored-login.ts'

/** Once for each page that is loaded. Nothing more is fetched for visitors. */
export const checkLogin = (): void => {
  if (!readLogin()) return
  const check = async (): Promise<void> => {
    const { checkStoredLogin } = await import('#client/calls/session-call.ts')
    await checkStoredLogin()
  }
  // Without a network the login stays.
  check().catch(() => undefined)
}
