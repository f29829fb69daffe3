/** What a device says of itself, said for a story. */

/** Its user wants less movement. Call what it gives back when the story ends. */
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

/** Another tab is in front. */
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
