/** Refresh tokens of logins that have ended on this device, but not on the server yet. */
const key = 'auth-ended'

export const endedLogins = (): readonly string[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export const storeEndedLogins = (tokens: readonly string[]): void => {
  try {
    if (tokens.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(tokens))
  } catch {
    // Without storage there was no login to end.
  }
}
