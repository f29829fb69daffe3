/**
 * Gives the focus to an element once the screen shows what has just been changed. Also after a dialog, which gives the focus back to where
 * it was: to nothing, if that is gone.
 */
export const focusSoon = (find: () => HTMLElement | null | undefined): void => {
  requestAnimationFrame(() => {
    find()?.focus()
  })
}
