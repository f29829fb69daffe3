/** Emulates prefers-reduced-motion. Returns a function that restores the setting. */
export const emulateReducedMotion = (): (() => void) => {
  const matchMedia = window.matchMedia.bind(window)
  window.matchMedia = (query) => {
    const answer = matchMedia(query)
    return query.includes('prefers-reduced-motion: reduce')
      ? new Proxy(answer, {
          get: (target, key) => {
            if (key === 'matches') return true
            const value: unknown = Reflect.get(target, key)
            return typeof value === 'function' ? value.bind(target) : value
          },
        })
      : answer
  }
  return () => {
    window.matchMedia = matchMedia
  }
}

/** Emulates a tab in the background. */
export const tabHidden = {
  begin: (): void => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  },
  end: (): void => {
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  },
}
