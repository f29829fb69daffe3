/**
 * Light or dark, as it was chosen on this device. The choice stands on <html>, where the style sheet looks for it, and in
 * local storage, from where app/build/head-script.ts brings it back before a page is drawn. Without one the device decides.
 */
const key = 'theme'

export type ThemeChoice = 'light' | 'dark' | 'system'

const listeners = new Set<() => void>()

export const readTheme = (): ThemeChoice => themeIn(document.documentElement.dataset.theme)

export const chooseTheme = (choice: ThemeChoice): void => {
  show(choice)
  try {
    if (choice === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    // Where nothing can be kept, the choice holds until the page is left.
  }
}

/** Choices made here and in other tabs. Returns the way to stop. */
export const onThemeChange = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent): void => {
    // null: everything was cleared.
    if (event.key === key || event.key === null) show(themeIn(event.newValue))
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

const show = (choice: ThemeChoice): void => {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  for (const listener of listeners) listener()
}

const themeIn = (text: string | null | undefined): ThemeChoice =>
  text === 'light' || text === 'dark' ? text : 'system'
