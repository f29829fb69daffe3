import { useSyncExternalStore } from 'react'
import { onLoginChange, readLogin, type StoredLogin } from '#client/device/stored-login.ts'

/** Who is logged in on this device. Pages that are made at build, and the first moment in a browser, know nobody. */
export const useStoredLogin = (): StoredLogin | null => useSyncExternalStore(onLoginChange, readLogin, () => null)
