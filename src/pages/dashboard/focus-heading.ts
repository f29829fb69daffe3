/**
 * For a button that its own press removes: moves the focus to the heading below which something else is shown then. `id`: of that
 * heading. Absent: it is the heading of the page.
 */
export const focusHeading = (press: () => void, id?: string) => (): void => {
  const heading = document.querySelector<HTMLElement>(id === undefined ? 'h1[tabindex]' : `#${id}`)
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
  press()
}
