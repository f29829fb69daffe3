const keys = new Map<string, string>()
let moves = 0

/** Keeps the screen, and its focus, when its address changes because an item got its id while somebody was typing its title. */
export const keepScreen = (from: string, to: string): void => {
  keys.set(to, screenKey(from))
  moves += 1
  // The next item without an id gets the old address, but needs a new screen.
  keys.set(from, `${from} ${moves}`)
}

/** The React key of the screen at an address. */
export const screenKey = (pathname: string): string => keys.get(pathname) ?? pathname
