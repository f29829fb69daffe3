/**
 * The chosen theme. It is an attribute of the root element, which the style sheet reads, and in localStorage, from
 * where app/build/head-script.ts restores it before the first paint. Without a choice the device decides.
 */
import { createListeners } from '#client/browser/store.ts'

const key = 'theme'

export type ThemeChoice = 'light' | 'dark' | 'system'

const { notify, subscribe } = createListeners()

export const readTheme = (): ThemeChoice => themeIn(document.documentElement.dataset.theme)

export const chooseTheme = (choice: ThemeChoice): void => {
  show(choice)
  try {
    if (choice === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    // Without storage the choice is valid until the page is left.
  }
}

/** Called after changes here and in other tabs. Returns a function that unsubscribes. */
export const onThemeChange = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent): void => {
    // null: the whole storage was cleared.
    if (event.key === key || event.key === null) show(themeIn(event.newValue))
  }
  const unsubscribe = subscribe(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', onStorage)
  }
}

const show = (choice: ThemeChoice): void => {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  notify()
}

const themeIn = (text: string | null | undefined): ThemeChoice =>
  text === 'light' || text === 'dark' ? text : 'system'
