/** Guarded pages that stand here: such a page, and no other part of it, tells why a login has ended. */
let guards = 0

/** From the layout effect of a guard, so that it counts before anything asks. Returns the way to stop. */
export const guardPage = (): (() => void) => {
  guards += 1
  return () => {
    guards -= 1
  }
}

export const isGuarded = (): boolean => guards > 0
