let isFirst = true

/**
 * Whether this is the page that was loaded, where the focus stays as the browser has it. Later ones are reached by
 * navigation. Only for effects: React may render a page twice before it commits it, as when a press interrupts the
 * hydration, and the second time it would seem to be a later page.
 */
export const takeFirstPage = (): boolean => {
  const wasFirst = isFirst
  isFirst = false
  return wasFirst
}
