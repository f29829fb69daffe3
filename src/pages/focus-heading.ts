/** Moves the focus to a heading: when what had it is gone, and something else is shown below. `id`: absent for that of the page. */
export const focusHeading = (id?: string): void => {
  const heading = document.querySelector<HTMLElement>(id === undefined ? 'h1[tabindex]' : `#${id}`)
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
}

/** The same for a button that its own press removes. */
export const withFocusOnHeading = (press: () => void, id?: string) => (): void => {
  focusHeading(id)
  press()
}
