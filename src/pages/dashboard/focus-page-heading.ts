/** For a button that its own press removes: moves the focus to the heading of the page, below which something else is shown then. */
export const focusPageHeading = (press: () => void) => (): void => {
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true })
  press()
}
