const keys = new Map<string, string>()
let moves = 0

/** The screen at an address goes on at another one, with its focus: the item got its id while somebody typed its title. */
export const keepScreen = (from: string, to: string): void => {
  keys.set(to, screenKey(from))
  moves += 1
  // The next item without an id has the same address, and a screen of its own.
  keys.set(from, `${from} ${moves}`)
}

/** The key of the screen at an address. */
export const screenKey = (pathname: string): string => keys.get(pathname) ?? pathname
