const prefix = 'studio-input:'

/** Keeps input that cannot be stored, such as an unfinished number, for this tab, even across a reload. */
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
