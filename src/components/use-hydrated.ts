import { useSyncExternalStore } from 'react'

/** False at build time and during hydration, whose markup must be the same. */
export const useHydrated = (): boolean => useSyncExternalStore(neverChanges, inBrowser, duringHydration)

const neverChanges = () => () => undefined
const inBrowser = () => true
const duringHydration = () => false
