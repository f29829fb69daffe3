const keys = new Map<string, string>()

/** The screen at an address goes on at another one, with its focus: the item got its id while somebody typed its title. */
export const keepScreen = (from: string, to: string): void => {
  keys.set(to, screenKey(from))
}

/** The key of the screen at an address. */
export const screenKey = (pathname: string): string => keys.get(pathname) ?? pathname
