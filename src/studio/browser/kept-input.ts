const prefix = 'studio-input:'

/** Keeps what is in a field but cannot be stored, for this tab: also when it is loaded again. */
export const keepInput = (key: string, text: string): void => {
  try {
    sessionStorage.setItem(prefix + key, text)
  } catch {
    // A browser without storage: the text is only in the field.
  }
}

export const keptInput = (key: string): string | null => {
  try {
    return sessionStorage.getItem(prefix + key)
  } catch {
    return null
  }
}

export const dropInput = (key: string): void => {
  try {
    sessionStorage.removeItem(prefix + key)
  } catch {
    // As above.
  }
}
