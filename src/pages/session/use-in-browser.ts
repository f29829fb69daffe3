import { useHydrated } from '#components/use-hydrated.ts'

/** A value that exists only in a browser: null at build time and during hydration. `make` must return the same value at each call. */
export const useInBrowser = <Value>(make: () => Value): Value | null => (useHydrated() ? make() : null)
