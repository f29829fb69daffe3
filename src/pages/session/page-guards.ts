/** Counts the mounted guards. While there is one, the guard reports why a login has ended, and nothing else does. */
let guards = 0

/** Called in a layout effect, so that it is counted before any effect asks. Returns a function that removes it. */
export const guardPage = (): (() => void) => {
  guards += 1
  return () => {
    guards -= 1
  }
}

/** Whether the page shown requires a login, so that its guard reports why a login has ended. */
export const isGuarded = (): boolean => guards > 0
