/**
 * Focuses an element once the screen has been updated. Also for use after a dialog, which restores the focus to where it was, that is,
 * nowhere if that element has been removed.
 */
export const focusSoon = (find: () => HTMLElement | null | undefined): void => {
  requestAnimationFrame(() => {
    find()?.focus()
  })
}
