/** The colour theme that an editor has chosen for the studio. It is separate from the site's, which can be viewed in the other theme. */
import type { ThemeChoice } from '#client/device/theme-choice.ts'

const key = 'studio-theme'

export const readStudioTheme = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

export const chooseStudioTheme = (choice: ThemeChoice): void => {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Without storage the choice is valid until the page is left.
  }
  show(choice)
}

export const showStudioTheme = (): void => {
  show(readStudioTheme())
}

const show = (choice: ThemeChoice): void => {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
}
