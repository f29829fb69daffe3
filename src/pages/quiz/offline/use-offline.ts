import { useSyncExternalStore } from 'react'
import { isOffline, whenOffline, whenOnline } from '#client/browser/network.ts'

const subscribe = (changed: () => void): (() => void) => {
  const stops = [whenOffline(changed), whenOnline(changed)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Whether the device has no network, as far as the browser knows. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false)
