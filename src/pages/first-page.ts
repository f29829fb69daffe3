let isFirst = true

/** Whether this is the page that was loaded, where the focus stays as the browser has it. Later ones are reached by navigation. */
export const takeFirstPage = (): boolean => {
  const wasFirst = isFirst
  isFirst = false
  return wasFirst
}
