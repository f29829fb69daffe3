const prefix = 'studio-input:'

/** Keeps what is in a field but cannot be stored, for this tab and until it is loaded again. */
export const keepInput = (address: string, text: string): void => {
  try {
    sessionStorage.setItem(prefix + address, text)
  } catch {
    // A browser without storage: the text is only in the field.
  }
}

export const keptInput = (address: string): string | null => {
  try {
    return sessionStorage.getItem(prefix + address)
  } catch {
    return null
  }
}

export const dropInput = (address: string): void => {
  try {
    sessionStorage.removeItem(prefix + address)
  } catch {
    // As above.
  }
}
