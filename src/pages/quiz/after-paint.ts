/** Work that nobody sees is done once the new step is on the screen. Returns the way to call it off. */
export const afterPaint = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Ends when what was just changed is on the screen, or nobody looks any more: the page is left or hidden. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      callOff()
      window.removeEventListener('pagehide', end)
      document.removeEventListener('visibilitychange', end)
      resolve()
    }
    const callOff = afterPaint(end)
    window.addEventListener('pagehide', end)
    document.addEventListener('visibilitychange', end)
  })
