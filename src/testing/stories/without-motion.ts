/**
 * Ends every animation and transition at once, so that a check right after an action sees the final state. Reduced motion
 * would not do: it also hides what only exists with motion, such as the Pause button of the carousel.
 */
export const endMotionAtOnce = (): void => {
  const style = document.createElement('style')
  style.textContent =
    '*,*::before,*::after,*::backdrop{animation-duration:0s!important;transition-duration:0s!important}'
  document.head.append(style)
}
