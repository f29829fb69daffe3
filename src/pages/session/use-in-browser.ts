import { useSyncExternalStore } from 'react'

/** What exists in a browser only. null at build time, and during hydration. `make` returns the same value at each call. */
export const useInBrowser = <Value>(make: () => Value): Value | null =>
  useSyncExternalStore(subscribeToNothing, make, nothingAtBuild)

const subscribeToNothing = () => () => undefined
const nothingAtBuild = () => null
