import { useSyncExternalStore } from 'react'
import { onLoginChange, readLogin, type StoredLogin } from '#client/device/stored-login.ts'

/** The login of this device. null at build time and during hydration. */
export const useStoredLogin = (): StoredLogin | null => useSyncExternalStore(onLoginChange, readLogin, () => null)
