/** The colours that an editor has chosen for the studio. It has a choice of its own: the site may be looked at in the other one. */
export type ThemeChoice = 'light' | 'dark' | 'system'

const key = 'studio-theme'

export const readTheme = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

export const chooseTheme = (choice: ThemeChoice): void => {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Without storage the choice is valid until the page is left.
  }
  show(choice)
}

export const showChosenTheme = (): void => {
  show(readTheme())
}

const show = (choice: ThemeChoice): void => {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
}
