/**
 * How the visitor goes through the questions: all of a step on one page, or a few at a time, and whether an answer advances automatically.
 * In localStorage. Without a choice the width of the window decides.
 */
const key = 'quiz-view'

/** What the visitor has chosen. Absent: nothing. */
export type ViewChoice = { readonly onePage?: boolean; readonly advances?: boolean }

/** What could not be stored. It is valid until the page is left. */
let unstored: ViewChoice = {}

export const readViewChoice = (): ViewChoice => ({ ...storedChoice(), ...unstored })

const storedChoice = (): ViewChoice => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return {
      ...('onePage' in stored && typeof stored.onePage === 'boolean' && { onePage: stored.onePage }),
      ...('advances' in stored && typeof stored.advances === 'boolean' && { advances: stored.advances }),
    }
  } catch {
    return {}
  }
}

export const storeViewChoice = (choice: ViewChoice): void => {
  try {
    localStorage.setItem(key, JSON.stringify(choice))
    unstored = {}
  } catch {
    unstored = choice
  }
}

/** In px, as the breakpoint of the theme: this width has room for a whole step. */
const wide = '(min-width: 768px)'

export const isWide = (): boolean => typeof matchMedia === 'undefined' || matchMedia(wide).matches

/** Returns a function that unsubscribes. */
export const onWidthChange = (listener: () => void): (() => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => {
    query.removeEventListener('change', listener)
  }
}
