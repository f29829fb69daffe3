/** In ms: long enough to be read out. */
const announcementMs = 5000
/** In ms: how long a region is empty before the same text is announced again, which is a change only then. */
const emptyMs = 50

type LiveRegion = {
  /** For the element with `role="status"`. */
  readonly ref: (element: Pick<HTMLElement, 'textContent'> | null) => void
  /** Announces a text to screen readers, also the same one twice. */
  readonly announce: (text: string) => void
}

export const openLiveRegion = (): LiveRegion => {
  let region: Pick<HTMLElement, 'textContent'> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (text: string): void => {
    if (region) region.textContent = text
    // Whoever reads on through the page must not find it there when it is out of date.
    if (text !== '') timer = setTimeout(show, announcementMs, '')
  }
  return {
    ref: (element) => {
      region = element
    },
    announce: (text) => {
      clearTimeout(timer)
      if (text !== region?.textContent) return show(text)
      show('')
      timer = setTimeout(show, emptyMs, text)
    },
  }
}
